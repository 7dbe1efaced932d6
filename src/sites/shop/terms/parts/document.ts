/** The documents that people agree to. */
export type Document = 'terms' | 'privacy' | 'provided' | 'marketing'
