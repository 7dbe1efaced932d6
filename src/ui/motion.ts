/** How a part of the page is scrolled to: gliding there, unless the reader's system asks for less motion. */
export const glide = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
