import { reword, type Rewording, Searched, has } from './searched.ts'

/**
 * How an app is made, given away and looked after, which stands between what it has wherever programmers describe one:
 * "written in Kotlin", "licensed under GPLv3", "Stack: React Native, Firebase", "contributions are welcome".
 */

/** What programs are written in and built with; those that are common words stand only as they are written. */
const technology = String.raw`(?:kotlin(?: multiplatform)?|jetpack(?: compose)?|compose(?: multiplatform)?(?=[.,;)]|$)|(?:pure |plain |vanilla )?java(?:script)?|typescript|flutter|dart|react(?: native|\.?js)?|expo|vue(?:\.?js)?|angular|svelte|next\.?js|node(?:\.?js)?|express(?:\.?js)?|(?:google )?firebase|firestore|supabase|appwrite|pocketbase|spring(?: boot)|django|flask|fastapi|laravel|ruby on rails|rails|php|python|my ?sql|postgres(?:ql)?|sqlite|mongo ?db|realm|redis|graphql|docker|kubernetes|aws|azure|heroku|swift(?:ui)?|objective-c|uikit|core data|xamarin|\.net(?: maui| core)?|asp\.net|c\+\+|c#|golang|rust|qt|ionic|cordova|capacitor|redux|riverpod|bloc|getx|retrofit|room database|hilt|koin|dagger|mvvm|mvp architecture|mvc|clean architecture|tensorflow(?: lite)?|pytorch|ml ?kit|core ml|tesseract|opencv|mediapipe|unity|godot|libgdx|unreal engine|tailwind(?: css)?|bootstrap|material[- ]ui|leaflet|mapbox|osmdroid|webrtc|websockets?|socket\.io|stripe api|openai api|gpt-4o?|coroutines|rxjava|kmp|mern(?: stack)?|hive)`
const technologies = String.raw`(?:the |a |an )?${technology}(?: (?:framework|library|database|backend|architecture|pattern|app|sdk|stack))?(?:(?:,| and|, and| \+| &| with| \/|\/) ?(?:the |a |an )?${technology}(?: (?:framework|library|database|backend|architecture|pattern|sdk|stack))?)*`

const licence = String.raw`(?:the )?(?:terms of the )?(?:gnu )?(?:[al]?gpl(?:[- ]?v?\d(?:\.\d)?)?(?:-only|-or-later|\+| or later)?|general public licen[cs]e|mit|apache(?: licen[cs]e)?,?(?: v(?:ersion)? ?)?(?:[- ]?2(?:\.0)?)?|bsd(?:[- ]\d-clause)?|mpl(?:[- ]2\.0)?|mozilla public licen[cs]e|eupl|unlicense|cc[- ]by(?:-\p{L}+)*(?: 4\.0)?)(?: licen[cs]e)?`

/** Parts of sentences, with the comma before them. */
const clauses: readonly RegExp[] = [
  new RegExp(
    String.raw`,? ?\(?(?<!\p{L})(?:(?:and|which is|that is|is|was|been|app|it's) )?(?:(?:entirely|fully|completely|natively|purely|mostly|currently) )?(?:re)?(?:written|built|made|developed|coded|programmed|implemented|created|powered|rewritten|rebuilt)(?: (?:entirely|fully|completely|natively|purely|from scratch))? (?:in|with|using|on top of|on|by) (?:100 ?% )?${technologies}(?!\p{L})\)?`,
    'giu',
  ),
  new RegExp(
    String.raw`,? ?\(?(?<!\p{L})(?:(?:and )?(?:is |it is |it's )?(?:released|licen[cs]ed|distributed|published|available|provided|open[- ]sourced?) )?under ${licence}(?!\p{L})\)?`,
    'giu',
  ),
  new RegExp(String.raw` ?\(${licence}\)|, ?${licence}(?=\.?$)`, 'giu'),
  // "An Android app using Kotlin and Firebase"
  new RegExp(String.raw`,? (?:using|uses) ${technologies}(?! \p{Ll})(?!\p{L})`, 'giu'),
  // "SafeWalk - final year project."
  /(?<=\p{L}) ?(?:-|–|—|,|\() ?(?:(?:our|my|a) )?(?:final[- ]year|bachelor(?:'s)?|master(?:'s)?|university|college|school|semester|capstone|hackathon|course|student|side|pet|hobby|weekend)[- ](?:project|thesis|assignment|entry|submission)\)?(?=\s*(?:[.:,;\n]|$))/giu,
  // What a fork is of says nothing of what it does.
  /,? ?\(?(?<!\p{L})(?:an? )?(?:(?:maintained|modern|community|friendly|unofficial) )?fork of (?:the )?[^,.;:()\n]{2,60}\)?/giu,
  /,? ?\(?(?<!\p{L})(?:available|published|out now|get it|download it|free) on (?:f-droid|izzyondroid|google play|the app store|the play store|github|codeberg)(?:(?:,| and|,? or) (?:f-droid|izzyondroid|google play|the app store|the play store|github|codeberg))*\)?/giu,
  // "(root required)", "needs Shizuku"
  /,? ?\(?(?<!\p{L})(?:(?:no )?root(?: access| permissions?)?(?: (?:is |are )?(?:required|needed))|(?:requires|needs) (?:root(?: access)?|shizuku))(?: or shizuku)?\)?/giu,
  /,? ?(?<!\p{L})(?:through|via|with|using) unifiedpush(?!\p{L})/giu,
  /,? ?\(?(?<!\p{L})(?:requires|needs|works on|runs on|for|supports|compatible with) (?:android|ios|ipados)(?: (?:version )?\d{1,2}(?:\.\d)?)(?: ?(?:\+|and (?:up|above|newer|later|higher)|or (?:newer|later|higher|above)|(?:-|–|to) ?\d{1,2}))?\)?/giu,
]

/** Whole sentences and lines of a list, from their beginning. */
const sentences: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:our |the |my )?(?:tech(?:nology|nical)?[- ]?stack|stack|technolog(?:y|ies)(?: used)?|tech(?: used)?|built with|made with|frameworks?|libraries|tools used|backend|back-end|frontend|front-end|database|architecture|licen[cs]e|platforms?|languages? used|source(?: code)?|website|download|requirements?|min(?:imum)? sdk|dependencies|credits|disclaimer|non[- ]?functional requirements|constraints|permissions explained)\s?[:=–—-]`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the |our )?(?:(?:mobile |web )?(?:app|application|client|back-?end|front-?end|server|database|data|api|ui|user interface|code|codebase|project|system|prototype|it|whole thing|everything)(?: part)? )?(?:(?:should|must|shall|will|has to|is to) be |is |was |are |we |i |uses? |runs? on |used )?(?:(?:re)?(?:written|built|made|developed|coded|programmed|implemented|created|deployed|hosted|stored|based|realised|realized|used|use)? ?(?:in|with|using|on|by)? ?)?${technologies}(?: (?:for|as|on|and the|is|in)(?: [^.!?\n]{0,80})?)?$`,
    'iu',
  ),
  /^(?:all )?(?:feedback|contributions?|contributors?|pull requests?|prs?|issues?|bug reports?|bugs?|translations?|suggestions?|donations?|feature requests?)(?:(?:,| and| &| or|\/) (?:contributions?|pull requests?|prs?|issues?|bug reports?|bugs?|translations?|suggestions?|donations?|feedback|feature requests?))* (?:(?:are|is) )?(?:(?:always|very|more than|highly|much|warmly) )*(?:welcome|appreciated|accepted|please|encouraged|go to|can be|via|on github|on codeberg|on weblate|on crowdin)/iu,
  /^(?:please )?(?:report|file|open|submit|send)(?: \p{L}+)? (?:bugs|issues|an issue|bug reports|pull requests|feature requests)(?!\p{L})[^.!?\n]*\b(?:github|gitlab|codeberg|tracker|issue|repo(?:sitory)?|e-?mail|us|me)\b/iu,
  /^(?:help (?:us )?(?:to )?)?translat(?:e|ed|ions?)\b[^.!?\n]*\b(?:weblate|crowdin|transifex|poeditor)\b/iu,
  /^(?:the )?(?:source(?: code)?|code|repository|project|app)(?: of [^.!?\n]{2,30})? (?:is |can be |lives )?(?:(?:hosted|available|found|freely available|open|published) )*(?:on|at|via|under) (?:github|gitlab|codeberg|sourcehut|f-droid|google play|the play store)/iu,
  /^(?:this (?:app|project|application|software|program) |the app |it |app )?(?:(?:is|was|has been) )?(?:completely |fully |100 ?% )?(?:free|libre|open[- ]sourced?|foss|gratis)(?:(?:,| and| &|\/)? ?(?:free|libre|open[- ]sourced?|foss|gratis|software|forever|without ads|ad-?free|no ads|no tracking))*(?: (?:software|app|project))?$/iu,
  new RegExp(
    String.raw`^(?:(?:released|published|licen[cs]ed|open source|free software),? (?:under )?)?${licence}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:on |get it on |available on )?(?:f-droid|izzyondroid|google play|github|codeberg)(?:(?:,| and|,? or) (?:f-droid|izzyondroid|google play|github|codeberg|${licence}))*$`,
    'iu',
  ),
  /^future (?:work|plans|features|ideas)\s?[:=–—-]/iu,
  /^(?:still |currently |it is still |this is )?(?:an? )?(?:early|work in progress|wip|beta|alpha|in (?:early )?development|under (?:active |heavy )?development)\b[^.!?\n]{0,60}$/iu,
  /^(?:requires?|needs|minimum|works on|works with|runs on|tested on|compatible with|supports) (?:android|ios|ipados|an? (?:android|ios)|at least android|lineageos|grapheneos|arm64)\b[^.!?\n]{0,80}$/iu,
  /^(?:requires? |needs )?(?:root|shizuku|magisk|xposed|lsposed)(?: access| permissions?)?(?: (?:is |are )?(?:required|needed|not required|not needed))?$/iu,
  /^(?:(?:all |the |its |this app'?s? |app )*data(?: is| are)? (?:comes?|taken|provided|fetched|sourced|pulled|loaded|retrieved|delivered)|(?:it )?(?:uses|relies on|is based on|consumes)|powered by|thanks to) (?:from |by )?(?:the )?(?:public |open |free |official |unofficial )*(?:\p{Lu}[\p{L}\d.]* ){1,4}(?:rest )?(?:api|apis|sdk|backend|web ?service|project|endpoint)s?$/iu,
  /^(?:the )?(?:app |application |project )?(?:icons?|logo|artwork|graphics|font)s? (?:is |are )?(?:made |designed |created |drawn )?(?:by|from|under|courtesy)\b/iu,
  /^(?:developed|created|made|built|designed|written|maintained) (?:with (?:love|❤|♥)|by|for the|during|as part of|at the|in my)\b[^.!?\n]{0,90}$/iu,
]

/** A heading over a list of such lines. */
const heading =
  /^\W*(?:tech(?:nology|nical)?[- ]?stack|technolog(?:y|ies)(?: used)?|built with|made with|architecture|licen[cs]e|contribut(?:e|ing|ions?)|download|installation|install|requirements|credits|acknowledg\p{L}+|how to (?:build|run|install)|getting started|building|libraries(?: used)?|dependencies|roadmap)\W*$/iu
const headingOfAll = /^\W*(?:\p{L}[\p{L}'&/-]*(?: [\p{L}'&/-]+){0,4})\W*:?$/u

/** "Hackathon project (48h): ", "University brief - ": what comes behind it is what it is about. */
const occasion =
  /^(?:(?:our|my|a|the) )?(?:(?:\d{1,3}[- ]?h(?:ours?)?|final[- ]year|bachelor|master|university|uni|college|school|semester|term|course|class|capstone|group|student|hackathon|internship|diploma|degree|weekend|side|pet|portfolio|hobby|open[- ]source|research|client|start-?up|mvp) ){0,3}(?:hackathon|project|brief|assignment|coursework|thesis|dissertation|practical|homework|case study|challenge|exercise|submission|pitch|write-?up|proposal|idea)(?: (?:project|brief|idea|submission|entry|pitch|proposal|description|write-?up|task))?(?: ?\([^()\n]{1,40}\)| \d{4}| (?:for|in) (?:the )?[\p{L}\d' -]{3,40})? ?(?::|–|—| - ) ?/iu

/** "Problem: ... Solution: ...": only the second is an app. */
const problem =
  /^\s*(?:the )?problem ?(?::|–|—| - )[^]{10,600}?[.!?\n] ?(?:(?:the|our|my) )?(?:solution|idea|answer) ?(?::|–|—| - ) ?/iu

const firstWords = /^[\s*•·–—-]*/u

/** The description without what it says of its own making; as it stands where that is all it says. */
export function withoutMaking(text: string): string {
  if (!has(signs, text)) return text
  const kept: string[] = []
  let isBelowHeading = false
  for (const line of withoutOccasion(text).split('\n')) {
    const isItem = /^\s*[*•·–-]/u.test(line)
    if (has(heading, line)) {
      isBelowHeading = true
      continue
    }
    if (isBelowHeading && (isItem || line.trim() === '')) continue
    if (isBelowHeading && headingOfAll.test(line) && !line.trim().endsWith(':')) continue
    isBelowHeading = false
    kept.push(
      line
        .split(/(?<=[.!?;]) (?=\S)/u)
        .filter((sentence) => !isOfMaking(sentence))
        .map(withoutClauses)
        // "MPL-2.0, available on F-Droid": what is left of it is of its making, too.
        .filter((sentence) => !isOfMaking(sentence))
        .join(' '),
    )
  }
  const rest = kept.join('\n').trim()
  return /\p{L}{3}/u.test(rest) ? rest : text
}

/** Without one of these no sentence is about the making of an app. */
const signs =
  /\b(?:gplv?\d?|apache|mit|rewritten|rebuilt|built|made|written|developed|coded|using|uses|stack|tech\p{L}*|source|licen[cs]\p{L}*|under|fork|f-droid|github|gitlab|codeberg|root|shizuku|unifiedpush|android|ios|backend|back-end|database|frontend|architecture|contribut\p{L}*|pull|bugs?|translat\p{L}*|weblate|feedback|free|foss|libre|api|powered|data|icons?|credits|requirements?|hackathon|project|problem|brief|assignment|coursework|thesis|exercise|pitch|proposal|kotlin|flutter|java|react|firebase|swift\p{L}*|development|beta|wip|platforms?|donations?|download|challenge|server|app|code|created|idea)\b/iu

const gone = (form: RegExp): Rewording => ({ form, becomes: '' })

const ofOccasion = [occasion, problem].map(gone)
const ofMaking = clauses.map(gone)

const withoutOccasion = (text: string): string => reword(text, ofOccasion)

const isOfMaking = (sentence: string): boolean => {
  const said = sentence.replace(firstWords, '').replace(/[\s.!?;]+$/u, '')
  const searched = new Searched(said)
  return said === '' ? sentence !== '' : sentences.some((form) => searched.has(form))
}

const withoutClauses = (sentence: string): string => reword(sentence, ofMaking)
