import { find, replaced } from '../searched.ts'

/** Whom an app is for, as the first sentence of a brief says it: "App for a yoga studio", and what the client is called. */
export interface Opening {
  text: string
  name?: string
}

const subject = String.raw`(?<client>[^\n]+?)(?:(?<!\b(?:approx|ca|incl|e\.g|i\.e|e\.V|Dr|St|Ltd|Inc))[.;](?=\s|$)|\n|$)`
const maker = String.raw`(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:agency|studio|consultancy|freelancers?|design team|design office)(?: (?:in|from|based in) \p{Lu}\p{L}+)?`
/** Who writes for whom, in the manners of agencies and firms. */
const asker = String.raw`(?:our|my|the|a|an) (?:client|customer)`
const wanting = String.raw`(?:need|want|are looking for|are building|build|plan|are planning|would like|develop|are developing)`
const openings: readonly RegExp[] = [
  new RegExp(
    String.raw`^for ${asker},? (?<client>[^.:,\n]+?),? (?:we|i) ${wanting} (?:an?|the|our|a new) (?:(?<kind>[\p{L}-]+) )?app\b[^.\n]*\.`,
    'iu',
  ),
  new RegExp(String.raw`^for (?<client>an? [^.:\n]+?): (?:an? )?(?<kind>[\p{L}-]+ )?app\.`, 'iu'),
  new RegExp(
    String.raw`^(?:internal )?project (?:of|for|by) [^.:\n]{3,40}: (?<client>(?:an? )?app for [^.\n]+)\.`,
    'iu',
  ),
  new RegExp(String.raw`^(?:we(?:'re| are)|i(?:'m| am)) ${maker}\b[^.\n]*? for ${asker},? ${subject}`, 'iu'),
  new RegExp(
    String.raw`^(?:we(?:'re| are)|i(?:'m| am)) ${maker},? (?:and )?(?:(?:are |currently )*(?:working|writing|building|designing|asking|looking for an app) )?(?:for|on behalf of|with) ${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^an? (?:\p{L}+ )?agency (?:is asking|asks|is looking|writes|needs something)(?: for (?:an app|help))?\s*[:,.\u00a6]\s*${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^${asker}(?:,| is| are|:| runs| owns| operates| manages| has)\s*(?!wants?\b|needs?\b)${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:project|app|product)(?: description| brief| outline)?\s*[.:]\s*(?:sector|industry|branch|field|trade)\s*[:\u00a6]\s*${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:client|customer|project|company|brief(?:ing)?|(?:agency|app|creative|client) brief|request|enquiry|inquiry|assignment)\s*(?:[:\u00a6]|\s[–—-])\s*${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:this is )?(?:an? |the |our )?(?:short |agency |client |app )*brief(?:ing)? (?:for|from|by) (?:an app for )?${subject}`,
    'iu',
  ),
  new RegExp(
    String.raw`^for ${asker},? (?<client>an? [^.:\n]+?), (?:we|i) ${wanting} (?:an|the|our|a new) app\b[^.\n]*\.`,
    'iu',
  ),
  new RegExp(
    String.raw`^for (?<client>an? [^.:\n]+?),? (?:we|i) ${wanting} an? (?:[\p{L}-]+ )?app\b[^.\n]*\.`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:we|i) (?:want|would like|plan|need)(?: to)? (?:offer|give|provide) (?:our |the |my )?(?<client>\p{L}[\p{L} ]{2,24}?) (?:with )?an app(?: \((?<whose>[^,)]+)[^)]*\))?[^.\n]*\.`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:we|i)(?:'re|'m| are| am) (?:pitching to|pitching for|building(?: an app)? for|designing(?: an app)? for|working (?:for|with)|developing(?: an app)? for|planning an app for|commissioned by) ${subject}`,
    'iu',
  ),
]
const proper = String.raw`\p{Lu}[\p{L}\d'’]*(?:(?: (?:and|&|of|of the|the) | )\p{Lu}[\p{L}\d'’]*){0,3}(?: e\.V\.| GmbH| Ltd\.?| Inc\.?)?`
const named = new RegExp(String.raw`^"?(?<name>${proper})"?,\s+(?<trade>.+)$`, 'u')
const onlyNamed = new RegExp(String.raw`^(?:the )?"?(?<name>${proper})"?(?<trade> \([^)]*\))?$`, 'u')
const namedLast = new RegExp(String.raw`^(?<trade>.+?),? (?:called|named) "?(?<name>${proper})"?$`, 'u')
/** "Internal app for Holm Logistics": for whom it is stands behind. */
const appFor =
  /^(?:an? |the |our )?(?:(?:new|internal|mobile|native|simple|small|own|branded|digital) )*(?:app|companion|prototype)(?: app)? for (?:the )?/iu
const longestName = 24
const ofFirm = / (?:e\.V\.|GmbH|Ltd\.?|Inc\.?)$/

/** What of a trade says only how large it is and where. */
const withoutSize = (trade: string): string =>
  trade
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll(
      / of (?:about |around )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=\p{L})/giu,
      ' of ',
    )
    .replaceAll(
      / with (?:about |around |approx\.? |some |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [\p{L} -]{3,24}?(?=,|$| (?:in|and) )/giu,
      '',
    )
    .replaceAll(
      / (?:in|from|near|based in|across) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: area| region| valley| district)?/gu,
      '',
    )
    .replace(/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=\p{L})/iu, '')
    .replaceAll(/\ba (?=[aeiou])/gi, 'an ')
    .replaceAll(
      /\b(?:family-run|family-owned|small|private|regional|local|traditional|independent|municipal) (?=\p{L})/giu,
      '',
    )
    .trim()

const onlyPlace = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u
const withArticle = (trade: string): string =>
  /^(?:an?|the|our|my|two|three|four|five|\d+) /i.test(trade) || /s(?: of .*)?$/.test(trade)
    ? trade
    : /^\p{Ll}/u.test(trade)
      ? `${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`
      : trade

const greeting =
  /^(?:hello|hi|dear [^,.\n]{2,30}|good (?:morning|day|afternoon))(?: there| all| team)?[,.!]\s+/i
/** "We are Studio Kante, a two-person design office in Leipzig." */
const introduction =
  /^(?:[Ww]e|I) (?:are|am) \p{Lu}[^.\n]*\b(?:agency|office|studio|consultancy|freelancer|collective|bureau)\b[^.\n]*\.\s+/u

/** How a brief begins, in plain words; undefined for a text that is none. */
export function readOpening(written: string): (Opening & { rest: string }) | undefined {
  const text = replaced(replaced(written, greeting, ''), introduction, '')
  for (const form of openings) {
    const found = find(form, text)
    const client = found?.groups?.client
      ?.trim()
      .replace(/, (?:who |which )?(?:wants?|needs?|would like|is looking|looks|plans?) .*$/i, '')
    if (!found || !client) continue
    const isApp = appFor.test(client)
    const whose = found.groups?.whose
    const whom = `${client.replace(appFor, '').trim()}${whose ? ` of a ${whose}` : ''}`
    const told = (named.exec(whom) ?? namedLast.exec(whom) ?? onlyNamed.exec(whom))?.groups
    const [, inQuotes] = /"([^"\n]{3,28})"/.exec(client) ?? []
    const name = told?.name ?? inQuotes
    const kind = found.groups?.kind?.trim()
    const trade = withoutSize(told?.trade ?? '')
    const number = /^(?:two|three|four|five|six|\d+) /i.exec(told?.trade ?? '')
    // "Nordlicht Yoga, two studios": what they are, its name tells.
    const several = number ? trade : undefined
    const own =
      told === undefined && inQuotes !== undefined
        ? withoutSize(whom)
        : several !== undefined && name !== undefined
          ? `${several} of ${name}`
          : trade === '' || (name !== undefined && onlyPlace.test(trade))
            ? (name ?? withoutSize(whom))
            : trade
    const isOfApp = /\b(?:app|tool|platform|system)\b/i.test(own) && !isApp
    return {
      text: isOfApp
        ? own.replaceAll('"', '')
        : kind !== undefined && kind !== 'new'
          ? `A ${kind} app for ${withArticle(own)}`
          : `An app for ${withArticle(own)}`,
      ...(name !== undefined && name.length <= longestName ? { name: name.replace(ofFirm, '') } : {}),
      rest: text.slice(found[0].length).trim(),
    }
  }
  return undefined
}
