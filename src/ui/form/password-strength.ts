export type Strength = 'weak' | 'medium' | 'strong'

/**
 * Returns the strength of a password (product §9): weak if the rules refuse it, medium if they accept it, and strong if also long
 * or mixed.
 */
export function passwordStrength(password: string): Strength {
  const accepted = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,25}$/.test(password)
  if (!accepted) return 'weak'
  const kinds = new Set(password).size
  return (password.length >= 12 && kinds >= 8) || (/[^A-Za-z0-9]/.test(password) && password.length >= 10)
    ? 'strong'
    : 'medium'
}
