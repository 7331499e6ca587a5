import { drawnTurns } from './drawn-turns.ts'
import { asked, frameOf, type Opened, openedByButton, shownHere, tabFrame } from './frame.ts'
import { countsOf, drawingOf, isDrawn, isDrawnThroughout, tellsTooLittle } from './is-dictated.ts'
import { withCalledPlaces } from './called-places.ts'
import { formParts } from './form-fields.ts'
import { isLaidOut, withLayout } from './laid-out.ts'
import { mask } from './mask.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { withoutPlace } from './read-items.ts'
import { namedBox, readSentence } from './read-sentence.ts'
import { inSentences, sentencesOf, withNumberedSteps } from './sentences.ts'
import { besidePlaces, inPlaces, placesIn } from './named-places.ts'
import { withQuotedNames } from './plain-names.ts'
import { pagesIn, readPages } from './series.ts'
import { asToldScreens } from './prose/as-told-screens.ts'
import { asFormsKnow } from './spoken-forms.ts'
import { readSteps, tellsSteps } from './steps.ts'
import { settledScreens } from './settled-screens.ts'
import { tellsOfCards } from './named-cards.ts'
import { asDeeds, asTheSame, withAllDetails } from './told-in-short.ts'
import { withTabsApart } from './told-together.ts'
import {
  addedTo,
  buttonLast,
  listedLast,
  listedOn,
  ofRow,
  placeGroup,
  placePlus,
  placeTapped,
  wayFrom,
} from './ways-from.ts'
import { firstTab, tabScreen, withPageOfTabs } from './tab-screens.ts'
import { aboutOf, subjectOf, thingOf } from './subject-of.ts'
import { find, has, reword } from '../understand/searched.ts'
import { confirmationOf, ofThanks, sentOff, thanks } from './after-sending.ts'
import { appIn, namedAlone, namedBefore, namesThing } from './before-screens.ts'
import { isFilledIn } from './filled-in.ts'
import { isComponent, isEnough, isWhole, weightOf } from './is-enough.ts'

const mostScreens = 9
const leastDrawn = 2

/** Not of the tab before it, but of the page. */
const ofPage =
  /^(?:also|in addition|below the tabs|under the tabs|at the (?:very )?bottom)\b|\b(?:sits|stays|floats|is (?:fixed|shown|pinned|always (?:visible|shown))) (?:fixed )?(?:at|on) the (?:very )?bottom\b/i
/** How it looks says nothing of what it does. */
const onlyLooks =
  /\b(?:colou?rs?|highlight(?:ed|s)?|scroll(?:s|ed|able)?|style|font|theme|background|corners|spacing|design|look|clean|minimal|modern)\b/i

/** "Make an app for ...": what it is, which its screens say, too. */
const namesApp =
  /^(?:please )?(?:(?:make|create|build|design|develop|generate)(?: me)? |(?:i|we) (?:want|need)(?: to \p{L}+)? |this is )?(?:an?|the|my|our) (?:[\p{L}-]+ ){0,3}(?:app|interface|page|layout|ui|website|screen)\b/iu

/** "An onboarding with three pages for a club". */
const forWhom = /\b(?:pages|screens|slides|steps) for ((?:an?|the) [\p{L} -]{3,40})$/iu

/** What one's fingers do is nothing one sees. */
const gesture = /^(?:swip|long[- ]press|double[- ]tapp|pinch|pull(?:ing)? down|dragging|hover|scrolling)/i

/** "Both have a Continue button". */
const ofAll =
  /^(?:both|all)(?: of them| of these| the)?(?: tabs| screens| pages)? (?:have|show|contain|include)s? (?<shared>.+)$/i

/** It speaks of the whole, not of a page in it. */
const opensApp = /^(?:.{0,40}\b(?:app|application|it|interface|navigation)\b|(?:use|there are|add) )/i

/** What speaks of components tells of a screen, though nobody understood it. */
const drawsOn = (said: string) => (drawingOf(said)?.parts ?? 0) > 0

/** What a description dictates: its screens, what it is about, and whether it says more than what is on them. */
export interface Dictation {
  screens: DictatedScreen[]
  subject: string
  /** What its screens call what they are about, in their own words: "Solar roof". */
  about?: string
  tellsMore: boolean
}

/**
 * The screens a description dictates part by part ("a card with a badge "On time", a button "Share" ..."), with what
 * it says beside them; undefined for descriptions that say what an app is for.
 */
export function readDictation(description: string): Dictation | undefined {
  const drawn = readAs(description)
  const prose = asToldScreens(description)
  const told = prose === undefined ? undefined : readAs(description, prose)
  // What is drawn plainly is not told in prose as well.
  return drawn && drawn.screens.length >= (told?.screens.length ?? 0) ? drawn : told
}

/** The screens of a description, read from what it tells in running prose where that is given. */
function readAs(description: string, prose?: string): Dictation | undefined {
  const said = withCalledPlaces(withTabsApart(withLayout(prose ?? reword(description, drawnTurns))))
  const places = placesIn(said)
  const text = inPlaces(said, places)
  const isLaid = isLaidOut(description)
  // Who tells screen by screen what one sees and taps dictates them, in the words of a story.
  const drawing = prose === undefined ? drawingOf(text) : countsOf(text)
  if (!drawing || (prose === undefined && tellsTooLittle(description, drawing))) return undefined
  const masked = mask(inSentences(withNumberedSteps(asFormsKnow(withQuotedNames(text)))))
  const sentences = sentencesOf(masked.text)
  const first = frameOf(sentences[0] ?? '', masked, false)
  const pages = pagesIn(sentences[0] ?? '')
  const isForm = isFormOf(first)
  const isStepwise = tellsSteps(sentences)
  if (
    prose === undefined &&
    !isForm &&
    !isStepwise &&
    !isDrawn(drawing, pages !== undefined || isLaid || (first?.rest ?? '') !== '')
  )
    return undefined
  const isThroughout = isLaid || isDrawnThroughout(drawing)
  const screens: DictatedScreen[] = []
  // What stands before the first screen says what the app is.
  const before: string[] = []
  let isAppLevel = true
  if (pages !== undefined) {
    const [, whom] = find(forWhom, masked.plain(sentences.shift() ?? '')) ?? []
    if (whom !== undefined) before.push(`An app for ${whom}`)
    screens.push(
      ...readPages(pages, sentences, (said) => readSentence(said, masked), sentences.some(tellsScreen)),
    )
  }
  const wizard = isStepwise ? readSteps(sentences, masked, (said) => readSentence(said, masked)) : undefined
  screens.push(...(wizard?.screens ?? []))
  for (const [index, sentence] of sentences.entries()) {
    // Pages one goes through, told of behind other screens.
    const further = screens.length > 0 ? pagesIn(sentence) : undefined
    if (further !== undefined) {
      const after = sentences.splice(
        index + 1,
        countWhile(sentences.slice(index + 1), (said) => has(ofSlides, said)),
      )
      screens.push(
        ...readPages(further, after, (said) => readSentence(said, masked), true).map(behindLast(screens)),
      )
      continue
    }
    if (tellsOfCards(sentence, screens.at(-1), masked, (said) => readSentence(said, masked))) continue
    if (has(countsScreens, sentence)) {
      if (!/-(?:screen|page|tab) app$/i.test(sentence))
        before.push(masked.plain(sentence).replace(/ (?:with|has|consists of|should have) .*$/i, ''))
      continue
    }
    const beside =
      screens.length === 0 && has(opensApp, sentence)
        ? besidePlaces(masked.plain(sentence), places)
        : undefined
    if (beside !== undefined) {
      before.push(beside)
      continue
    }
    if (has(gesture, sentence)) continue
    const shared = find(ofAll, sentence)?.groups?.shared
    if (shared !== undefined && screens.length > 1) {
      const paged = screens.filter(({ tabs }) => tabs !== undefined)
      for (const screen of paged.length > 0 ? paged : screens)
        screen.groups.push(readSentence(shared, masked))
      continue
    }
    const sent = screens.length > 0 ? sentOff(sentence) : undefined
    if (sent !== undefined) {
      const shown = confirmationOf(sent, screens, masked)
      if (shown) screens.push(shown)
      continue
    }
    const here = screens.length > 0 ? shownHere(sentence) : undefined
    if (here !== undefined) {
      if (here !== '') screens.at(-1)?.groups.push(readSentence(here, masked))
      continue
    }
    const tab = find(tabFrame, sentence)?.groups
    const opened =
      tab || has(namedBox, sentence)
        ? undefined
        : ((screens.length > 0 ? openedByButton(sentence, masked, listedLast(screens)) : undefined) ??
          frameOf(sentence, masked, isThroughout && screens.length === 0, buttonLast(screens)))
    const isNew =
      opened !== undefined &&
      (screens.length === 0 ||
        opened.from !== undefined ||
        /^(?:screen|page|dashboard|view)$/i.test(opened.noun))
    if (tab && screens.length < mostScreens) {
      const shown = tabScreen(tab, screens, masked, isAppLevel, places)
      screens.push(asTheSame(shown, tab.rest ?? '', screens.at(-1)))
      continue
    }
    if (isNew && screens.length < mostScreens) {
      if (opened.button !== undefined) placePlus(listedOn(screens), opened.title)
      else if (opened.from !== undefined && masked.quoted(sentence) === opened.from)
        placeTapped(screens, opened.from)
      const isFirst = screens.length === 0
      if (isFirst) isAppLevel = opened.noun === 'app'
      const title =
        (isFirst && isNameless(opened) ? namedBefore(before) : undefined) ??
        ofRow(opened, screens) ??
        opened.title
      const same = screens.find(
        (each) => each.title !== '' && each.title === opened.title && partsOf(each).length > 0,
      )
      const read = asDeeds(readSentence(opened.rest, masked), opened.noun)
      const isForm = isFilledIn(opened, title, read)
      const said = isForm ? formParts(opened.title, read, true) : read
      const detailed = (opened.from === undefined ? said : withAllDetails(said, screens)).filter(
        // "Opens the work order", which is told of elsewhere.
        (part) => part.kind !== 'fact' || part.value !== undefined || part.label !== title,
      )
      // "An app with charts and quizzes" names what follows.
      const isNothing = opened.noun === 'app' && !said.some(isComponent)
      const isThanks = said.length === 0 && has(ofThanks, title)
      const parts: Part[] = isThanks ? [{ kind: 'icon', label: 'Check' }, thanks] : isNothing ? [] : detailed
      if (same) same.groups.push(parts)
      else
        screens.push({
          title,
          groups: [parts],
          ...(isForm ? { isForm: true as const } : {}),
          ...(opened.about === undefined ? {} : { about: opened.about }),
          ...(opened.from === undefined
            ? {}
            : {
                from: [
                  opened.button === undefined ? wayFrom(opened.from, screens, opened.title) : opened.title,
                ],
              }),
        })
      continue
    }
    const parts = readSentence(sentence.replace(asked, '').replace(standing, ''), masked)
    const isPlaced = withoutPlace(sentence) !== sentence
    // "An app with a photo album. At the top is its title": the screen is that album.
    const isOfNamed =
      screens.length === 0 && isPlaced && parts.length > 0 && has(namesThing, before.at(-1) ?? '')
    if (
      screens.length === 0 &&
      isThroughout &&
      (isEnough(parts, sentence) ||
        (parts.some(isComponent) && before.length === 1 && has(namedAlone, before[0] ?? '')) ||
        isOfNamed ||
        (has(quotedPart, sentence) && parts.length > 0) ||
        (isPlaced && (parts.length > 1 || parts.some(isComponent))))
    )
      screens.push({ title: namedBefore(before) ?? '', groups: [] })
    const last = has(overFirst, sentence) ? screens[0] : (addedTo(parts, screens) ?? screens.at(-1))
    const screen = last?.tabs && has(ofPage, sentence) ? firstTab(screens) : last
    // What only says how it works is about the app.
    const isWritten = parts.some(({ kind }) => kind === 'heading') && masked.quoted(sentence) !== undefined
    if (
      screen &&
      (parts.some(isComponent) || isWritten || ((isPlaced || has(holds, sentence)) && parts.length > 0))
    )
      placeGroup(screen, parts, sentence)
    else before.push(masked.plain(sentence))
  }
  const { screens: opened, page: pageOfTabs, title: whole, beside } = withPageOfTabs(screens)
  const appName = appIn(before) || (screens[0] && partsOf(screens[0]).length === 0 ? screens[0].title : '')
  // "A music quiz. The start screen shows ...": what the app is, which no screen of it says.
  const namesOnly = screens
    .slice(0, before.length === 0 ? 1 : 0)
    .filter((screen) => screen.title !== '' && partsOf(screen).length === 0)
    .map(({ title }) => `${title} app`)
  const drawn = settledScreens(opened, appName, places, beside)
  const called = whole ?? pageOfTabs?.title ?? wizard?.name ?? ''
  const about =
    (prose === undefined || before.length > 0 ? undefined : thingOf(drawn)) ??
    aboutOf(drawn, appName === '' ? called : appName, before)
  const parts = drawn.flatMap(partsOf)
  const count = parts.map(weightOf).reduce((total, weight) => total + weight, 0)
  if (
    drawn.length === 0 ||
    (count < leastDrawn && !isForm) ||
    (!isForm && !isLaid && drawing.parts < 2 && drawing.kindsShown < 4 && count * 2 < parts.length)
  )
    return undefined
  const areWhole = isWhole(drawn)
  return {
    screens: drawn,
    subject: [...before, ...namesOnly, subjectOf(drawn, called), ...whomIn(drawn)].join('. '),
    ...(about === undefined ? {} : { about }),
    tellsMore: before.some(
      (said) =>
        said.split(' ').length > (areWhole ? 12 : 4) &&
        !has(onlyLooks, said) &&
        !has(namesApp, said) &&
        !drawsOn(said),
    ),
  }
}

/** "A text "Select seats"" is on the first screen, and says nothing of the app. */
const quotedPart = /^an? (?:text|heading|title|label|button|image) \u00A6q\d+\u00AC$/iu

/** "A filter bar on top has": over what is listed first, whatever was told of last. */
const overFirst = /^(?:an? |the )?(?:filter|search) bar (?:on|at)(?: the)? top /i

/** "A cart bar shows the count and the total": whatever it holds stands there. */
const holds =
  /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:bar|footer|panel|banner|strip|header) (?:shows|has|with|contains|displays|holds) /iu
/** A form or a dialog of three things and more, whatever they are. */
const isFormOf = (first: Opened | undefined): boolean =>
  first !== undefined &&
  /^(?:form|dialog|modal|popup)$/i.test(first.noun) &&
  first.rest.split(/,|\band\b/).length > 2

const tellsScreen = (sentence: string) =>
  /^the (?!first|second|third|fourth|last|final)(?:\p{L}+ ){1,3}(?:screen|page|tab) /iu.test(sentence)
const ofSlides =
  /^(?:each|every|all|(?:on )?the (?:first|second|third|last|final)|on each) (?:slides?|pages?)\b|^slide \w+ has /i
const countWhile = (sentences: readonly string[], isSo: (said: string) => boolean) => {
  const end = sentences.findIndex((said) => !isSo(said))
  return end < 0 ? sentences.length : end
}
/** The first of some pages opens by the loud button of the screen before it, or by one of its own. */
const behindLast =
  (screens: readonly DictatedScreen[]) =>
  (page: DictatedScreen, index: number): DictatedScreen => {
    if (index > 0) return page
    const last = screens.at(-1)
    const button = last
      ? partsOf(last).findLast((part) => part.kind === 'button' && !part.isQuiet)
      : undefined
    if (!button) last?.groups.push([{ kind: 'button', label: 'Continue', isQuiet: false }])
    return { ...page, from: [button?.label ?? 'Continue'] }
  }

/** "... sits at the bottom". */
const standing =
  /\s(?:sits|stays|floats|is (?:fixed|shown|pinned|always (?:visible|shown))) (?:fixed )?(?:at|on) the (?:very )?(?:top|bottom)(?: of .*)?$/i
/** "The card shows ...": which card, the sentence before tells. */
const isNameless = ({ title, noun }: Opened) => title === '' || title.toLowerCase() === noun.toLowerCase()
/** For whom it is: "It is for a museum". */
const whomIn = (screens: readonly DictatedScreen[]): string[] =>
  screens.flatMap(({ about }) => (about === undefined ? [] : [`It is about ${about.toLowerCase()}`]))

/** "An app with two screens" says nothing of what it is about. */
const countsScreens =
  /^(?:an? |the )?(?:two|three|four|\d)-(?:screen|page|tab) app$|^(?:(?:an?|the) (?:[\p{L}-]+ ){0,4}app|it) (?:with|has|consists of|should have) (?:\p{L}+|\d+) (?:screens|pages|tabs|views)$/iu
