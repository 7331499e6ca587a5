/** When something agreed for a time begins or is over: "contract end", "licence expiry". */
export const termEnds =
  /\b(?:contract|lease|warranty|guarantee|insurance|licen[cs]e|permit|rental|membership|loan|hire|agreement) (?:end|ends|expiry|expires|until|renewal|start)$/i
