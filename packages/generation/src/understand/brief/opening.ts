/** Whom an app is for, as the first sentence of a brief says it: "App for a yoga studio", and what the client is called. */
export interface Opening {
  text: string
  name?: string
}

const subject = String.raw`(?<client>[^\n]+?)(?:(?<!\b(?:approx|ca|incl|e\.g|i\.e|Dr|St))[.;](?=\s|$)|\n|$)`
const maker = String.raw`(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:agency|studio|consultancy|freelancers?|design team|design office)(?: (?:in|from|based in) \p{Lu}\p{L}+)?`
/** Who writes for whom, in the manners of agencies and firms. */
const openings: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:we(?:'re| are)|i(?:'m| am)) ${maker},? (?:and )?(?:(?:are |currently )*(?:working|writing|building|designing|asking|looking for an app) )?(?:for|on behalf of|with) (?:our client,? )?${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:our|my|the) (?:client|customer)(?:,| is| are|:)\s*(?!wants?\b|needs?\b)${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:client|customer|project|company|brief(?:ing)?|(?:agency|app|creative|client) brief|request|enquiry|inquiry|assignment)\s*(?:[:\u00a6]|\s[–—-])\s*${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:this is )?(?:an? |the |our )?(?:short |agency |client |app )*brief(?:ing)? for (?:an app for )?${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^for (?:our|a|my|the) (?:client|customer),? (?<client>an? [^.:\n]+?), (?:we|i) (?:need|want|are looking for|are building|build|plan|would like) (?:an|the|our|a new) app\b[^.\n]*\.`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:we|i)(?:'re|'m| are| am) (?:pitching to|pitching for|building(?: an app)? for|designing(?: an app)? for|working (?:for|with)|developing(?: an app)? for|planning an app for|commissioned by) ${subject}`,
    'iu',
  ),
]
const proper = String.raw`\p{Lu}[\p{L}\d'’]*(?:(?: (?:and|&|of|the) | )\p{Lu}[\p{L}\d'’]*){0,3}`
const named = new RegExp(String.raw`^"?(?<name>${proper})"?,\s+(?<trade>.+)$`, 'u')
const onlyNamed = new RegExp(String.raw`^(?:the )?"?(?<name>${proper})"?(?<trade> \([^)]*\))?$`, 'u')
const namedLast = new RegExp(String.raw`^(?<trade>.+?),? (?:called|named) "?(?<name>${proper})"?$`, 'u')
/** "Internal app for Holm Logistics": for whom it is stands behind. */
const appFor = /^(?:an? |the |our )?(?:(?:new|internal|mobile|native|simple|small|own|branded) )*app for /iu
const longestName = 24

/** What of a trade says only how large it is and where. */
const withoutSize = (trade: string): string =>
  trade
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll(
      / of (?:about |around )?(?:\d+|two|three|four|five|six|eight|ten|twelve) (?=\p{L})/giu,
      ' of ',
    )
    .replaceAll(
      / with (?:about |around |approx\.? |some |over )?(?:\d+|two|three|four|five|six|eight|ten|twelve) [\p{L} -]{3,24}?(?=,|$| (?:in|and) )/giu,
      '',
    )
    .replaceAll(/ (?:in|from|near|based in|across) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu, '')
    .replaceAll(
      /\b(?:family-run|family-owned|small|private|regional|local|traditional|independent|municipal) (?=\p{L})/giu,
      '',
    )
    .trim()

const withArticle = (trade: string): string =>
  /^(?:an?|the|our|my|two|three|four|five|\d+) /i.test(trade) || /s$/.test(trade.split(' ')[0] ?? '')
    ? trade
    : /^\p{Ll}/u.test(trade)
      ? `${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`
      : trade

/** How a brief begins, in plain words; undefined for a text that is none. */
export function readOpening(text: string): (Opening & { rest: string }) | undefined {
  for (const form of openings) {
    const found = form.exec(text)
    const client = found?.groups?.client?.trim()
    if (!found || !client) continue
    const isApp = appFor.test(client)
    const whom = client.replace(appFor, '').trim()
    const told = (named.exec(whom) ?? namedLast.exec(whom) ?? onlyNamed.exec(whom))?.groups
    const name = told?.name
    const trade = withoutSize(told?.trade ?? '')
    // "Nordlicht Yoga, two studios": what they are, its name tells.
    const [, several] = /^(?:two|three|four|five|six|\d+) (.+)$/i.exec(trade) ?? []
    const own =
      several !== undefined && name !== undefined
        ? `${name} ${several}`
        : trade === ''
          ? (name ?? withoutSize(whom))
          : trade
    const isOfApp = /\b(?:app|tool|platform|system)\b/i.test(own) && !isApp
    return {
      text: isOfApp ? own : `An app for ${withArticle(own)}`,
      ...(name !== undefined && name.length <= longestName && name !== '' ? { name } : {}),
      rest: text.slice(found[0].length).trim(),
    }
  }
  return undefined
}
