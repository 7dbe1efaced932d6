declare module 'jsdom' {
  /** A document made from HTML. */
  export class JSDOM {
    constructor(html: string)
    window: { document: Document }
  }
}
