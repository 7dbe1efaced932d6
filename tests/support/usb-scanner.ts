/** Types a code and Enter as a USB scanner does, all keys at one time: on a busy machine the loop itself may pause. */
export function typeAsScanner(code: string): void {
  const timeStamp = performance.now()
  for (const key of [...code, 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  }
}
