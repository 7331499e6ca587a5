import { find, has } from './searched.ts'

/** A name right after one of these is that of a part, not of the app. */
const part =
  /\b(?:button|card|tab|screen|page|title|section|label|field|input|list|grid|table|group|column|chip|stage|step|row|checkbox|switche?|toggle|slider|drop-?down|select|picker|menu|link|chart|box|categorie?|folder|board|room|mode)s?(?:\s+is)?\s*$/i

const forms = [
  /\b(?:called|named|titled|name is|name:|call it)\s+"([^"\n]{2,40})"/i,
  /\b(?:called|named|titled|name is|call it)\s+((?:[A-Z][\p{L}\p{N}'&+-]*\s?){1,4})/u,
  /\b(?:app|idea|project|startup|platform|concept|marketplace)\s+"([^"\n]{2,40})"/i,
  /^"([^"\n]{2,40})"/,
  // "Hackathon: "SafeRoute". It shows ..."
  /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+\s?[:–—-]\s?"([^"\n]{2,40})"/u,
  /^([A-Z][\p{L}\p{N}]{2,20})\s*[:\u00a6\u2013\u2014-]\s/u,
  // "Dues Desk helps stewards", "Tidewatch is an app"
  /^((?:[A-Z][\p{L}\p{N}'&]{1,18}\s){2,3})(?:helps?|lets?|is|gives|makes|allows|brings|connects|turns|keeps|shows)\s/u,
  // "The TideMarks Skipper App is a", "The Harbour Sauna Guide App helps"
  /^The (\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+){0,3} App(?:lication)? (?:is|helps?|lets|allows|provides|enables|gives) /u,
  /^The ((?:\p{Lu}\p{L}+ ){1,3}\p{Lu}\p{L}+) App(?:lication)? (?:is|helps?|lets|allows|provides|enables|gives) /u,
  // "Petrolo, an app made for", "Bird Bath is a mobile app", "SHELFIE. The user can".
  /^(\p{Lu}[\p{L}\p{N}'&]{2,18}(?: \p{Lu}[\p{L}\p{N}'&]{2,18}){0,2})(?:,\s+(?:is\s+)?|\s+is\s+)an?\s+(?:\p{L}+\s){0,3}?(?:app|application|platform|website)(?=\s|[.,:])/u,
  /^(\p{Lu}{4,16}|\p{Lu}\p{Ll}{2,10}\p{Lu}\p{Ll}{2,10})[.!]?\s+(?=(?:As an? |The (?:user|app|system)|Users? |An app |A user|[-*•] |\n)|\p{Lu}\p{Ll}+ (?:can|may|must|should|wants?) )/u,
  // "Rainy Day. An app that", "Feed The Cat. Keeps track of": what it is comes behind it.
  /^((?:\p{Lu}[\p{L}'’]+ ){0,3}\p{Lu}[\p{L}'’]+)[.!]\s+(?=(?:An?|The|This) (?:[\p{L}-]+,? ){0,4}(?:app|application|tool|game|platform|website)\b)/u,
  /^((?:Call|Never|Don['’]t|Stop|Get|Find|Keep|Save|Meet|Ask|Tell|Feed|Where|Who|What|Whose|Not|My|Your|That|Just)(?: \p{Lu}\p{L}+){1,3})[.!]\s+(?=\p{Lu}\p{Ll})/u,
  /^(\p{Lu}{4,16}) APP[.:!]\s/u,
  // "FreshTrack scans your receipts": no word has a capital inside.
  /^((?!(?:YouTube|GitHub|GitLab|PayPal|LinkedIn|TikTok|WhatsApp|OpenStreetMap|JavaScript|WordPress|ChatGPT)\b)\p{Lu}\p{Ll}{2,10}\p{Lu}\p{L}{1,12})\s(?=\p{Ll}{2,}s (?:the|an?|your|you|all|every|each)\s)/u,
  /^([A-Z][\p{L}\p{N}'&]{2,18})\s(?:helps|lets|is|gives|makes|allows|brings|connects|turns|keeps|shows)\s(?=an?\s|the\s|you\s|your\s|people\s|everyone\s|anyone\s|\p{L}+s\s)/u,
]

/** The name a description gives its app ("called Lumen", "Lumen: a lamp ..."), undefined when it gives none. */
export function readName(text: string): string | undefined {
  for (const form of forms) {
    const match = find(form, text)
    const found = match?.[1]?.trim()
    if (
      found &&
      !has(part, text.slice(0, match?.index)) &&
      !has(
        /^(?:mvp|idea|concept|hackathon|project|study|task|brief|goal|problem|solution|startup|prototype|demo|poc|request|description|overview|app|features?|screens?|tabs?|pages?|menu|navigation|sections?|the|users?|roles?|build|create|i|we|it|this|that|my|our|there|everyone|one|users|the app|this app|an app|my app|our app)$/i,
        found,
      )
    )
      return found
  }
  return undefined
}
