/** Whether a secret is the one the table committed to before the first card was dealt. */
import type { Proof } from './types';

export type Verdict = 'true' | 'false' | 'unable';

export async function check({ secret, commitment }: Proof): Promise<Verdict> {
  // Browsers give no digests to pages that came over plain http from another machine.
  if (!secret || !crypto.subtle) return 'unable';
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'true' : 'false';
}
