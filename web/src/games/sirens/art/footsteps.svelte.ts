/** The values whose cards make the crew walk: of the box the table is played with. */
export const footsteps = $state<{ values: readonly number[] }>({ values: [-4, -3, -2, -1, 0] });

export const hasFootsteps = (value: number): boolean => footsteps.values.includes(value);
