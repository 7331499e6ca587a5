import { foreignGroup } from '../../words/foreign-samples.ts'
import { fitting, piecesOf } from './fitting.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const none: ReadonlySet<string> = new Set()

/** What stands before the noun of a phrase: wishes, the app itself, articles, owners, prepositions. */
const little = setOf(
  'ich wir du ihr sie er es man brauche brauchen möchte möchten will wollen hätte hätten suche suchen wünsche gern gerne bitte erstelle erstellen baue bauen mach mache machen soll sollen sollte sollten kann können könnte muss müssen ist sind hat haben gibt wo wie was wer der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer ihre seine jeder jede jedes alle allen viele mehrere für mit und oder auch sowie dazu damit zur zum im in ins an am auf von vom aus über bei beim nach zwischen app apps anwendung software plattform webapp programm handy-app nutzer nutzern benutzer anwender funktion funktionen seite seiten habe hast hatte war waren bin bist wird werden wurde wurden welche welcher welches wieviel wie viele viel was wann warum leute menschen mir dir uns mich schon noch nicht wissen sehen wert aber nur kostenlose kostenlos grad gerade frisch dabei außerdem zudem dann wenn sich einfach schnell kleine kleinen ne nen n',
)
const joints = /\s(?:und|oder|sowie|mit|inklusive|inkl)\s/giu

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** "Mit Terminen und Bildern": plurals as they stand by themselves. */
export const nominative = (word: string) =>
  changed.test(word) && !unchanged.test(word)
    ? word.slice(0, -1)
    : word.replace(datives, (plural) => plural.slice(0, -1))
/** A vowel that changed tells a plural: "Einsätzen"; these have their -n by themselves. */
const changed = /(?:[äöü]|äu)[^aeiouäöü]{1,4}en$/iu
const unchanged =
  /(?:läden|gärten|öfen|böden|schäden|häfen|bögen|gräben|fäden|kästen|mägen|größen|höhen|[üä]sten|ühnen|üten|ütten|ützen|ücken|üchen|ünden|ürden|üren|ären|önen|ühlen|ähnen|äden|ösen|ößen)$/iu
const datives =
  /(?:kommentar|termin|kurs|besuch|rezept|spiel|plätz|punkt|plän|gäst|tag|orte|trag|träg|niss|bericht|preis|gerät|produkt|projekt|dokument|angebot|freund|dienst|ständ|räum|bäum|schränk|wettkämpf|wünsch|ausflüg|anträg|verträg|tisch|hund|berg|weg|stück|hinweis|ausweis|kreis|konzert|werk|film|brief|schritt|text|geschenk|gespräch|turnier|material|signal|kanäl|pokal|ergebn|tipp|rätsel|fahrzeug|event|team|quiz|abonnement|video|foto|test|chat|stern)en$|(?:bild|büch|mitglied|kind|länd|häus|räd|fäch|schild|lied|feld|ort|dörf|wört|männ|brett|blätt|gesch[wm]ist|lehr|spiel|fahr|kund|verkäuf|train|fehl|zimm)ern$|(?:rätsel|mittel|artikel|titel|vogel|vögel|äpfel|spiel|zettel|beutel|schlüssel|möbel|level)n$/iu

/** The things of a German text, by their capitals; who writes none says no nouns. */
export function germanLabels(text: string): string[] {
  const pieces = piecesOf(text.replaceAll(done, ''))
    .flatMap((part) => ` ${part} `.split(joints))
    .map((piece) => piece.trim().split(/\s+/).filter(Boolean))
  if (
    pieces.some((words) => words.slice(1).some(isCapital)) ||
    pieces.every(([first]) => first === undefined || isCapital(first))
  )
    return pieces.flatMap(labelOf)
  // "Pfandflaschen zählen: wie viele ich abgegeben habe": the capital is that of a sentence.
  return pieces.flatMap(uncapitalised)
}

/** "Zum Erfassen von Sichtungen" is about the sightings. */
const done =
  /(?<!\p{L})(?:zum|fürs|beim) \p{Lu}\p{Ll}+(?:en|ern|eln) (?=(?:von|der|des|unserer?|meiner?|eigener?) )/gu
/** "Abgegeben", "gekauft", "gebracht": what was done is no thing. */
const isDone = (word: string) =>
  /^(?:ab|an|auf|aus|ein|zu|mit|vor|nach|weg|her|hin|zurück|bei)?ge\p{Ll}{2,}(?:t|en)$/u.test(word) ||
  /^(?:be|ver|er|zer|ent)\p{Ll}{3,}t$/u.test(word)
/** Behind these stands whom it is of or for: "zu jeder Frau Gewicht und Notizen" is about the weight. */
const whose = /^(?:jeder|jedem|jeden|dem|den|der|meiner|meinem|unserer|unserem|unseren|ihrer|ihrem)$/u
/** What a sentence ends with where nothing is written large. */
const isVerb = (word: string) => isDone(word) || /^\p{Ll}{2,}(?:[elr]n|ieren|st)$/u.test(word)

/** "Fortschritt des Hundes verfolgen" is about "Fortschritt", "Eltern melden Kinder an" about "Kinder". */
function labelOf(words: readonly string[]): string[] {
  const bare = words.map((word) => word.replace(/-(?:app|anwendung|software)$/i, ''))
  const isNoun = (word: string | undefined) =>
    word !== undefined && isCapital(word) && !little.has(word.toLowerCase()) && !/\p{Ll}app$/u.test(word)
  const first = bare.findIndex(isNoun)
  // "Wir schicken jeden Tag ein Foto": when is no thing where another one stands.
  const later = bare.findIndex((word, index) => index > first && isNoun(word))
  let start = first >= 0 && later > first && isWhen(bare, first) ? later : first
  if (start < 0) return bare.filter((word) => loaned.test(word)).map((word) => capital(word))
  let end = start
  while (end - start < 3 && isNoun(bare[end])) end += 1
  const next = bare.findIndex((word, index) => index >= end && isNoun(word))
  // "Sollen Bands ihren Proberaum buchen": who does it stands behind what he may.
  const isActor =
    isPeople(bare[start] ?? '') || (modal.test(bare[start - 1] ?? '') && owners.test(bare[end] ?? ''))
  if (isActor && next > end && isDoing(bare.slice(end, next))) return labelOf(bare.slice(next))
  // "Der Vorstand sieht": what he sees is told behind the comma.
  if (isPeople(bare[start] ?? '') && next < 0 && bare.length === end + 1 && seesThere.test(bare[end] ?? ''))
    return []
  // "Mitglieder Boote reservieren": two nouns that nothing holds together are two things.
  if (end - start === 2 && bare.length > end && isPeople(bare[start] ?? ''))
    return labelOf(bare.slice(start + 1))
  if (end - start === 2 && whose.test(bare[start - 1] ?? '')) return labelOf(bare.slice(start + 1))
  const of = bare.slice(start, end).length === 1 ? ofWhat(bare, start, next) : undefined
  if (of) return fitting(of, none)
  const before = bare[start - 1] ?? ''
  // "Solidarische Landwirtschaft": the noun is enough where both are too long.
  if (
    end - start === 2 &&
    /^\p{Lu}\p{Ll}+e$/u.test(bare[start] ?? '') &&
    bare.slice(start, end).join(' ').length > longestTitle
  )
    start += 1
  const isDescribed =
    /^\p{Ll}{3,}e$/u.test(before) &&
    !little.has(before) &&
    before.length + (bare[start] ?? '').length < longestTitle
  return fitting([...(isDescribed ? [before] : []), ...bare.slice(start, end).map(nominative)], none)
}

const longestTitle = 26

/** What says nothing without what it is of: "Stand der Reparatur", "Zweck der Fahrt". */
const ofOther =
  /^(?:Stand|Status|Zustand|Zweck|Verlauf|Fortschritt|Grund|Höhe|Dauer|Bild|Titel|Ort|Namen?|Datum|Art|Termin|Buchung|\p{L}{3,}stand)$/u
/** What one sees of it: "Liste der Teilnehmer", "Auswahl der Kurse". */
const listOf = /^(?:Liste|Übersicht|Auswahl|Wahl|Verwaltung|Sammlung|Verzeichnis)$/u

/** The words of a noun with what it is of; undefined where that is not said. */
function ofWhat(words: readonly string[], start: number, next: number): readonly string[] | undefined {
  const [head = '', joining = '', owner] = words.slice(start)
  const noun = words[next] ?? ''
  const between = next - start
  if (!noun || between < 2 || between > 3) return undefined
  if (between === 2 && /^(?:der|des)$/u.test(joining) && /^(?:Woche|Tages|Monats|Saison|Jahres)$/u.test(noun))
    return words.slice(start, next + 1)
  const isList = listOf.test(head)
  if (!isList && !ofOther.test(head) && joining !== 'pro') return undefined
  // A man's and a thing's genitive ends on -s, and its article stands before it.
  if (
    between === 2 &&
    joining === 'pro' &&
    !/^(?:Tag|Woche|Monat|Jahr|Stunde|Person|Nacht|Kopf|Stück)$/u.test(noun)
  )
    return words.slice(start, next + 1)
  const isOf = isList ? /^(?:der|von|aller)$/u.test(joining) : /^(?:der|des|von|für)$/u.test(joining)
  if (
    !isOf ||
    (between === 3 && !/^(?:die|der|den|das|dem|einen?|eine[rs]?|\p{Ll}{3,}e[nr])$/u.test(owner ?? ''))
  )
    return undefined
  return isList ? [nominative(noun)] : words.slice(start, next + 1)
}

/** "Jeden Tag", "nächste Woche". */
const isWhen = (words: readonly string[], index: number) =>
  /^(?:jede[nrs]?|alle|pro|nächste[nrs]?|letzte[nrs]?|diese[nrs]?|am|im)$/u.test(words[index - 1] ?? '') &&
  /^(?:Tag|Tage|Abend|Morgen|Woche|Wochen|Monat|Monate|Jahr|Stunde|Montag|Freitag|Samstag|Sonntag|Wochenende)$/u.test(
    words[index] ?? '',
  )

/** What somebody does to what stands behind the comma. */
const seesThere =
  /^(?:sieht|sehen|weiß|wissen|erfährt|erfahren|prüft|prüfen|bestimmt|bestimmen|sagt|sagen|zeigt|zeigen|entscheidet)$/u

/** Nouns of apps that are written small where two languages are mixed. */
const loaned =
  /^(?:menu|pictures?|photos?|videos?|bookings?|orders?|ordering|events?|news|chat|reviews?|map|tickets?|gallery|calendar|reminders?|shop|feedback|tasks?|notes?|loyalty|delivery|payments?|login|streaks?|leaderboard|tracking|scanner)$/
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Who does something in an app, besides those whose names tell it. */
const isPeople = (word: string) =>
  foreignGroup(word) === 'people' ||
  /^(?:vorstand|verein|leitung|gruppe|teams?|jeder|nutzer|leute|chef|büro)/i.test(word)

const modal = /^(?:sollen|können|dürfen|müssen|wollen|möchten)$/iu
const owners = /^(?:ihre?n?|einen?|eine)$/u

/** "den", "schreibt", "sehen ihre", "reservieren": a doing stands between, or the article of what is done to. */
const isDoing = (between: readonly string[]) =>
  /^\p{Ll}{2,}(?:t|en|n)$/u.test(between[0] ?? '') ||
  /^(?:die|das|ein|eine|ihr|ihren?|seine|neue)$/.test(between[0] ?? '')

/** "ich sammle schallplatten": what somebody does stands behind him. */
const withoutDoing = (words: readonly string[]) =>
  words.filter(
    (word, index) =>
      !(
        index > 0 &&
        /^(?:ich|wir|du|man)$/iu.test(words[index - 1] ?? '') &&
        !little.has(word.toLowerCase())
      ),
  )

function uncapitalised(given: readonly string[]): string[] {
  const words = withoutDoing(given)
  const start = words.findIndex((word) => !little.has(word.toLowerCase()))
  if (start < 0) return []
  const rest = words.slice(start)
  if (isDone(rest[0] ?? '')) return uncapitalised(rest.slice(1))
  const end = rest.findIndex(
    (word, index) => little.has(word.toLowerCase()) || (index > 0 && (isVerb(word) || isDone(word))),
  )
  return fitting(rest.slice(0, end < 0 ? 2 : Math.min(end, 2)), none)
}
