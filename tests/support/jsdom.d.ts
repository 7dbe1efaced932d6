declare module 'jsdom' {
  /** A document made from HTML or XML; throws if XML is not well-formed. */
  export class JSDOM {
    constructor(html: string, options?: { contentType?: 'application/xml' })
    window: { document: Document; DOMParser: typeof DOMParser }
  }
}
