declare module 'jsdom' {
  /** A document made from HTML, or from XML, for which it throws where that is not well-formed. */
  export class JSDOM {
    constructor(html: string, options?: { contentType?: 'application/xml' })
    window: { document: Document }
  }
}
