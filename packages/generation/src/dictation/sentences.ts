/** The text as it is read: numbers from and to, prices without brackets; each screen of "two screens: the first shows ..." in a sentence of its own. */
export const inSentences = (text: string): string =>
  text
    .replaceAll(/\bbetween (\d+) and (\d+)/gi, 'from $1 to $2')
    .replaceAll(
      /\s+with (?:an? )?(?:plus|"\+"|\+) ?(?:and|\/|&) ?(?:an? )?(?:minus|"[-–−]"|[-–−]) (?:buttons?|icons?)/gi,
      ' stepper',
    )
    .replaceAll(/ \(([$€£]\s?\d[^()]{0,20})\)/g, ' for $1')
    .replaceAll(/\b(an?) (\p{Ll}+) and (?!(?:an?|the)\b)(\p{Ll}+) (icon|button)\b/gu, '$1 $2 $4 and $1 $3 $4')
    .replaceAll(
      /\b(an?) (?!(?:check ?box|button|icon|field|input|slider|toggle|switch|image|photo|picture|title|text|label|list|name|price|badge|link|logo|avatar)\b)(\p{L}+) and (an?) (\p{L}+) (icon|button)\b/giu,
      '$1 $2 $5 and $3 $4 $5',
    )
    .replaceAll(
      /[:,;]\s+(?:and )?(?=the (?:first|second|third|other|last)(?: one| screen| page)? (?:shows|has|is|contains|lists|displays)\b)/gi,
      '. ',
    )
    .replaceAll(
      /\b(the (?:first|second|third|other|last))(?: one)? (?=(?:shows|has|is|contains|lists|displays)\b)/gi,
      '$1 screen ',
    )

/** The sentences of a text, without their ends and the marks of lists. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .replace(/[.;!?\s]+$/, '')
        .replace(/^[-*•]\s*/, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
