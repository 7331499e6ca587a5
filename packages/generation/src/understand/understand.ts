import { asCorrected } from './as-corrected.ts'
import { type DictatedScreen, partsOf } from '../dictation/part.ts'
import { withControlSettings } from '../dictation/control-settings.ts'
import { euroMark } from '../dictation/mask.ts'
import { isWhole } from '../dictation/is-enough.ts'
import { readDictation } from '../dictation/read-dictation.ts'
import { hashText } from '../seed.ts'
import { withCompounds } from '../words/compounds.ts'
import { stemOf } from '../words/forms.ts'
import { type Domain, findDomain } from '../words/domains.ts'
import { withSenses } from '../words/senses.ts'
import { type Comparison, readComparison } from '../words/known-apps.ts'
import { withoutCountries } from '../words/countries.ts'
import { readService } from '../words/known-services.ts'
import type { Language } from '../words/languages.ts'
import { asDoneByOne } from './app-as-doer.ts'
import { asAsked, profileValues, shownValues } from './asked-words.ts'
import { withoutAudience } from './audience.ts'
import { correctSpelling } from './correct-spelling.ts'
import { readAsWritten } from './foreign-phrases.ts'
import { inNames } from './brief/in-names.ts'
import { plainLetter } from './brief/plain-letter.ts'
import { readBrief, type Brief } from './brief/read-brief.ts'
import { clauseMark, inLatin } from './in-latin.ts'
import { joinPhrases } from './join-phrases.ts'
import { asWritten, normalise } from './normalise.ts'
import { withoutMaking } from './of-making.ts'
import { mainOfBackground } from './background/main-of-background.ts'
import { asOwnersWish } from './owners-wish.ts'
import { withoutMakers } from './background/program-turns.ts'
import { splitBackground } from './background/split-background.ts'
import { asWhoseApp } from './background/whose-app.ts'
import { plainOpenings } from './background/wish-openings.ts'
import { plainClauses, withoutDoubt } from './plain-clauses.ts'
import { withoutOwnDoings } from './of-themselves.ts'
import type { Phrase } from './phrase.ts'
import { withoutEarlyTurns } from './turns/early-turns.ts'
import { valuesInBrackets } from './values-in-brackets.ts'
import { withoutForeignExamples } from './foreign/without-examples.ts'
import { plainDoers } from './plain-doers.ts'
import { plainHelp } from './plain-help.ts'
import { withoutLook, withoutStyling } from './look.ts'
import { readName } from './read-name.ts'
import { foreignColors } from './foreign/foreign-colors.ts'
import { type ForeignText, readForeign } from './foreign/read-foreign.ts'
import { readStyle, type Style } from './read-style.ts'
import { readLanguage } from './read-language.ts'
import { readRoleParts, type RoleParts } from './role-parts.ts'
import { type RequirementLine, requirementLines } from './requirement-lines.ts'
import { readRoles } from './roles.ts'
import { withSidesTold } from './sides-of-app.ts'
import { withoutStoreCopy } from './store-copy/read-store-copy.ts'
import { takeKeptApart } from './grammar/kept-apart.ts'
import { takeLimits } from './grammar/limits.ts'
import { takeNamedChoices } from './grammar/named-choices.ts'
import { takeStrokedDeeds } from './grammar/stroked-deeds.ts'
import { takeToldValues } from './grammar/told-values.ts'
import { withoutControls } from './how-chosen.ts'
import { saidPlainly } from './said-plainly/said-plainly.ts'
import { takenOut } from './said-plainly/taken-out.ts'
import { withListedApps } from './listed-apps.ts'
import { isStory, ofStory } from './story.ts'
import { withNounPairs } from './noun-pairs.ts'
import { withoutAsking } from './without-asking.ts'
import type { Ask } from './wish/ask.ts'
import { readAsks } from './wish/read-asks.ts'
import { withCapabilities } from './with-capabilities.ts'
import { withFormats } from './with-formats.ts'
import { readTurns, withoutIdioms } from './turns/read-turns.ts'
import { withoutWhy } from './turns/why-turns.ts'
import { findAll, reword, replaced } from './searched.ts'
import { askedAnywhere } from './turns/asked-anywhere.ts'

/** What a description says, before any decision about the app. */
export interface Understanding {
  text: string
  /** With what is told of those with a part of their own, where there are such: what kind of app it is shows there, too. */
  whole?: string
  /** Stems of the words that are not negated, with spaces around, for looking up triggers. */
  stems: string
  /** The same without those of what it tells of how things are, where it does. */
  wishStems?: string
  /** The same as far as they ask for something: nothing of what stands in a profile, or by which one chooses. */
  askedStems: string
  phrases: Phrase[]
  style: Style
  /** Who uses the app in different parts, when the description tells them apart. */
  roles: string[]
  /** What it asks for line by line, where it is a list of requirements. */
  lines: readonly RequirementLine[]
  /** Those whose part of the app has sentences of its own, of which the phrases say nothing. */
  roleParts?: RoleParts
  /** A name the description gives the app. */
  name?: string
  /** Hash of the description: decides names and sample content, and the look when no other is wanted. */
  seed: number
  isEnglish: boolean
  /** The trade or place it is set in, when words tell. */
  domain?: Domain
  /** `other`: not English, and Kwiq has no interface words in it. */
  language: Language | 'other'
  /** Id of the kind of app it compares itself to ("like Duolingo"). */
  comparedTo?: string
  /** It is a client for a service of that kind, or such an app once more ("a WhatsApp clone"), not merely like one. */
  isClient?: boolean
  /** What a client's brief names: screens, parts of others, and what is not wanted. */
  brief?: Brief
  /** Screens it dictates part by part; the phrases are then of what is left. */
  dictated?: readonly DictatedScreen[]
  /** What those call what they are about, where the description says no more. */
  drawnAbout?: string
  /** Beside those it says what the app does. */
  tellsMore?: boolean
  /** What a wish asks of each thing, of which the phrases say nothing. */
  asks?: readonly Ask[]
  /** Of what that is asked, a singular noun, where the wish says so. */
  asksOf?: string
  /** The text without these questions. */
  unasked?: string
  /** What a description in another language says beside its things, and of them. */
  foreign?: ForeignText
}

export function understand(prompt: string, keepsBackground = false): Understanding {
  const corrected = asCorrected(normalise(prompt))
  // The little words of Japanese, which tell it from Chinese, are gone from the text.
  const language = readLanguage(/[\u3041-\u30ff]/.test(prompt) ? prompt : corrected)
  const isEnglish = language === 'en'
  const foreign = readForeign(prompt, language)
  const plain = foreign ? asCorrected(normalise(foreign.text)) : corrected
  const inWords = (written: string) =>
    asOwnersWish(
      withoutAsking(
        plainHelp(
          inNames(
            plainLetter(
              correctSpelling(
                inLatin(
                  withoutStoreCopy(
                    withoutMaking(
                      withoutEarlyTurns(
                        plainDoers(
                          withoutWhy(
                            valuesInBrackets(withoutControls(saidPlainly(withControlSettings(written)))),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    )
  const toldOfIt = isEnglish ? withoutMakers(plain) : plain
  const addressed = isEnglish ? asWhoseApp(toldOfIt) : toldOfIt
  const { wish, background } =
    isEnglish && !keepsBackground ? splitBackground(addressed) : { wish: addressed, background: '' }
  // "I breed", "our hotel": of what kind it is shows in their own words, too.
  const own = addressed === toldOfIt ? '' : ` . ${toldOfIt.split(/[.!?\n]/u)[0] ?? ''}`
  const sided = isEnglish ? withSidesTold(withListedApps(plainOpenings(wish))) : plain
  const written = isEnglish ? inWords(sided.replaceAll('€', euroMark)) : withoutForeignExamples(plain)
  const apart = isEnglish ? readBrief(written) : undefined
  const isOfSomebody =
    apart !== undefined &&
    (apart.isOpened || [apart.main, ...apart.others].filter((area) => area?.who).length > 1)
  const asPlain = (said: string) => replaced(said, joined, ' and ').replaceAll(euro, clauseMark)
  // Names and prices that are dictated stand there as they are written.
  const read = isEnglish ? readDictation(withoutComparison(written)) : undefined
  // "Budget slider: divide 100 points" among many lines is one of them, and no screen that is drawn.
  const isOneLine =
    read?.screens.length === 1 && read.tellsMore && requirementLines(written).length >= manyLines
  const drawn = isOneLine ? undefined : read
  // A brief that draws screen by screen is read so, whoever is named in it.
  const dictation = isOfSomebody && !isWhole(drawn?.screens ?? []) ? undefined : drawn
  const brief = dictation ? undefined : apart
  const tinted = isEnglish
    ? undefined
    : {
        colors: [
          ...foreignColors(asWritten(foreign?.text ?? prompt)).colors,
          ...(foreign?.style.colors ?? []),
        ].slice(0, 3),
        rest: foreignColors(written).rest,
      }
  const plainly = isEnglish ? replaced(asPlain(brief?.text ?? written), byWhom, '') : written
  const pressed = isEnglish && !dictation ? takenOut(plainly) : undefined
  const text = pressed?.rest ?? plainly
  const examples = pressed?.examples ?? ''
  const compared: ReturnType<typeof comparedTo> = isEnglish ? comparedTo(text) : { text }
  const said = dictation?.subject ?? compared.text
  const roleParts = isEnglish && !dictation ? readRoleParts(said) : undefined
  const positive = positiveOf(tinted?.rest ?? said, isEnglish)
  const named = brief?.name ?? readName(text)
  const given = named !== undefined && isOnScreens(named, dictation?.screens ?? []) ? undefined : named
  const open = roleParts?.rest ?? tinted?.rest ?? said
  const chosen = isEnglish ? takeTold(open) : { rest: open, phrases: [] }
  const asked =
    isEnglish && !dictation && !(brief && tellsAreas(brief)) && !roleParts && !isStory(said)
      ? readAsks(chosen.rest, isTurn)
      : undefined
  // What is asked is asked of what annoys somebody, where that is told.
  const asksOf = asked && (asked.of ?? mainOfBackground(background, said))
  const wanted = roleParts ? positiveOf(roleParts.rest, isEnglish) : positive
  const content = contentOf(
    asked || chosen.phrases.length > 0 ? positiveOf(asked?.rest ?? chosen.rest, isEnglish) : wanted,
    given,
  )
  // Who writes ("I am a dog groomer") is no thing of the app, but says what its things are.
  const domain = isEnglish ? withSenses(findDomain(positive) ?? findDomain(text), text) : undefined
  const told = readAsWritten.has(language)
    ? withoutQuoted(foreignColors(asWritten(foreign?.text ?? prompt)).rest, given)
    : content
  const parted = [
    ...joinPhrases(
      isEnglish ? plainClauses(withoutAudience(asDoneByOne(withoutCountries(content)))) : told,
      language,
    ),
    ...chosen.phrases,
    ...(pressed?.phrases ?? []),
  ]
  const phrases = isEnglish
    ? ofProfile(
        ofStory(
          withCapabilities(
            withFormats(ofMany(withNounPairs(withoutOwnDoings(parted, said), content), content), content),
            content,
          ),
          content,
        ),
        content,
      )
    : parted
  return {
    // The part of those who run something is planned by itself.
    text: roleParts?.rest ?? text,
    ...(roleParts || brief || examples !== '' || background !== ''
      ? { whole: `${background ? `${background} ` : ''}${brief ? asPlain(brief.whole) : text}${examples}` }
      : {}),
    ...(brief ? { brief } : {}),
    stems: stemsOf(`${positive}${examples} ${background}${own}`, isEnglish),
    ...(background === '' ? {} : { wishStems: stemsOf(`${positive}${examples}${own}`, isEnglish) }),
    askedStems: stemsOf(isEnglish ? asAsked(withoutLook(wanted)) : positive, isEnglish),
    phrases: phrases
      .filter(
        ({ text: said, verb }) => verb !== undefined || !(keeper.test(said) || isSigning(said, content)),
      )
      .map((phrase) => (domain ? { ...phrase, domain } : phrase)),
    roles: isEnglish ? readRoles(content) : [],
    style: {
      ...readStyle(dictation ? compared.text : brief ? positiveOf(asPlain(written), isEnglish) : positive),
      ...foreign?.style,
      ...(tinted?.colors.length ? { colors: tinted.colors } : {}),
    },
    seed: hashText(prompt),
    isEnglish,
    language,
    ...(domain ? { domain } : {}),
    ...(compared.kind ? { comparedTo: compared.kind } : {}),
    ...(compared.isClient ? { isClient: true } : {}),
    ...(dictation
      ? {
          dictated: dictation.screens,
          tellsMore: dictation.tellsMore,
          ...(dictation.about && !dictation.tellsMore ? { drawnAbout: dictation.about } : {}),
        }
      : {}),
    ...(roleParts ? { roleParts } : {}),
    lines: isEnglish && !dictation ? requirementLines(sided) : [],
    ...(asked ? { asks: asked.asks, unasked: asked.rest, ...(asksOf ? { asksOf } : {}) } : {}),
    ...(given ? { name: given } : {}),
    ...(foreign ? { foreign } : {}),
  }
}

/** It says for whom it is, or lists screens, and not only what it must not have. */
const tellsAreas = ({ main, others, isOpened }: Brief): boolean =>
  isOpened || main !== undefined || others.length > 0

/** The text without what is read of it as a whole, before anything in it is reworded, and this as phrases. */
function takeTold(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  let rest = text
  for (const take of [takeNamedChoices, takeKeptApart, takeLimits, takeStrokedDeeds, takeToldValues]) {
    const taken = take(rest)
    rest = taken.rest
    phrases.push(...taken.phrases)
  }
  return { rest, phrases }
}

/** Whether a turn of speech names what a question asks for. */
const isTurn = (clause: string): boolean => reword(clause, askedAnywhere) !== clause

/** A list of so many lines dictates no single screen. */
const manyLines = 5

/** What a dictated screen or something on it is called names no app. */
const isOnScreens = (name: string, screens: readonly DictatedScreen[]): boolean => {
  const said = name.toLowerCase().replace(/^(?:screen|page|form) /, '')
  if (screens.length > 0 && /^(?:header|body|footer|top|left|content)$/.test(said)) return true
  return screens.some((screen) =>
    [screen.title, ...partsOf(screen).map(({ label }) => label)].some(
      (label) => label.toLowerCase() === said,
    ),
  )
}

/** A euro sign that no dictated price keeps. */
const euro = new RegExp(`\\s?${euroMark}\\s?`, 'g')
/** "Tea & cake". */
const joined = /(?<=\p{L}) & (?=\p{L})/gu
/** "Books curated by a librarian" are books. */
const byWhom =
  /(?<=\p{L}s) (?:curated|hand-?picked|chosen|recommended|made|written|baked|grown|knitted|sewn|painted|drawn|owned) by (?:an? |the |our |my |local |real )*\p{L}+(?=[,.;]|$| (?:and|who|that|with|in|from)\b)/giu

/** The text with its turns of speech read, without what may be or not. */
const positiveOf = (said: string, isEnglish: boolean): string =>
  readTurns(isEnglish ? withoutDoubt(said) : said)

/** What a text says of the app's content: nothing of its name and its look. */
function contentOf(positive: string, given: string | undefined): string {
  const withoutName = given ? positive.replaceAll(`"${given}"`, ' , ').replaceAll(given, ' , ') : positive
  return withoutStyling(
    replaced(
      replaced(
        withoutIdioms(withoutLook(withoutName)),
        /(?<=\b(?:kids|children|boys|girls|teens|teenagers|adults|people|pupils|students|players|members)) (?:(?:aged?|from|between|of) )+\d{1,2} ?(?:and|to|-|–) ?\d{1,2}(?: years?(?: old| of age)?)?/giu,
        '',
      ),
      /(?<=\s\p{Lu}\p{L}{2,}): The \p{Lu}\p{L}+/gu,
      '',
    ),
  )
}

/** The stems of a text's words with spaces around, for looking up triggers. */
function stemsOf(text: string, isEnglish: boolean): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  return ` ${(isEnglish ? withCompounds(words) : words)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => stemOf(word.replace(/'s?$/, '')))
    .join(' ')} `
}

/** The phrases, with those marked that stand in somebody's own profile. */
function ofProfile(phrases: Phrase[], text: string): Phrase[] {
  const values = profileValues(text)
  if (values.length === 0) return phrases
  return phrases.map((phrase) =>
    !phrase.verb && values.includes(phrase.text) ? { ...phrase, isOfProfile: true } : phrase,
  )
}

const withoutComparison = (text: string): string => comparedTo(text).text

/** What others' apps it names beside itself: one it is like, or a service it is a client for. */
function comparedTo(text: string): Comparison & { isClient?: boolean } {
  // "Duolingo meets Tinder": the first says what it is.
  const compared = readComparison(replaced(text, /(?<=\p{Lu}\p{L}{2,20}) meets \p{Lu}\p{L}+/u, ''))
  const served = readService(compared.text)
  return { ...compared, ...served, ...(served.kind || compared.isSame ? { isClient: true } : {}) }
}

/** Who keeps an app in order does something in it, and is no list of it. */
const keeper = /^(?:super ?)?(?:admins?|administrators?)$/i

/** "Log in", "sign up": done where one signs in, and no sign and no log of anything. */
const isSigning = (phrase: string, text: string): boolean =>
  phrase === 'sign'
    ? /\bsign(?:ing)?[ -](?:in|up|out|on)\b/i.test(text)
    : phrase === 'log' && !/\blog(?! ?-?(?:in|out|on)\b)/i.test(text)

const eachOf = /(?<!\p{L})(?:each|every|which|whose|per) ((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]{2,})/giu

/** "Details (family, sugar)", "information such as size and weight", "with its capital, area and flag". */
const toldOfOne: readonly RegExp[] = [
  /(?<!\p{L})(?:details?|information|info|facts|properties|attributes|stats|specs|data)(?: (?:like|such as|including|about it))?\s?[(:]\s?([^.;:()\n]+)/giu,
  /(?<!\p{L})(?:details?|information|info|facts|properties|attributes|stats|specs|data) (?:like|such as|including) ([^.;:()\n]+)/giu,
  /(?<!\p{L})(?:(?:with|containing|contains|including) (?:its|their|his|her)|(?:see|sees|view|shows?|displays?) its) ([^.;:()\n]+)/giu,
]

/** "Each boat's length, berth and photo" */
const ownOfEach = /(?<!\p{L})(?:each|every|an?|the) \p{L}+(?:'s|s') (?=[^.;:\n]*,)([^.;:()\n]+)/giu

const toldOfEach =
  /(?<!\p{L})(?:each|every) (?:\p{L}[\p{L}-]* ){1,3}?(?:has|have|shows?|includes?|contains?|displays?|comes with|should (?:have|show|include)) ([^.;\n]+)/giu

/** The phrases, with those marked that are told of each thing, and those the text speaks of as one of several. */
function ofMany(all: Phrase[], text: string): Phrase[] {
  const told = [toldOfEach, ownOfEach, ...toldOfOne]
    .flatMap((form) => findAll(form, text))
    .flatMap(([, list = '']) =>
      list
        .toLowerCase()
        .split(/,|\band\b/)
        .map((item) => item.trim().replace(/^(?:an?|the|its|their|some|number of) /, '')),
    )
    .concat(shownValues(text).map((item) => item.toLowerCase()))
  const phrases =
    told.length === 0
      ? all
      : all.map((phrase) =>
          !phrase.verb && told.includes(phrase.text) ? { ...phrase, isToldOfEach: true } : phrase,
        )
  const said = findAll(eachOf, text).map(([, words = '']) => `${words.toLowerCase()} `)
  return said.length === 0
    ? phrases
    : phrases.map((phrase) =>
        said.some((words) => words.startsWith(`${phrase.text} `)) ? { ...phrase, isOneOfMany: true } : phrase,
      )
}

const withoutQuoted = (text: string, name: string | undefined) =>
  name === undefined ? text : text.replaceAll(name, ' , ')
