/** The parts of a legal text, in reading order. */
export const DocumentParts = ({ parts }: { parts: Record<string, { heading: string; text: string }> }) =>
  Object.values(parts).map(({ heading, text }) => (
    <section key={heading} className="mt-4 first:mt-0">
      <h3 className="font-semibold">{heading}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </section>
  ))
