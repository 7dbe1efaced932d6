/** Returns how to scroll to a part of the page: smoothly, unless the reader's system asks for reduced motion. */
export const glide = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
