/** A number with a real minus sign. */
export const signed = (value: number): string => String(value).replace('-', '−');

/** The same with a plus where it is a gain. */
export const added = (value: number): string => (value > 0 ? `+${value}` : signed(value));
