import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import type { Rewording } from '../understand/searched.ts'
import { begin, nameIn, number, opens, proper } from './screen-names.ts'
import { replaced } from '../understand/searched.ts'

const ordinal = '(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Nn]ext)'
const article = '(?:an? |the |some )?'

/** Heads of screens told one after the other, without "the" or a verb: each opens its screen by name. */
export const toldInTurn: readonly Rewording[] = [
  // "A coffee shop app: screen one has ...": what it is of stands before the first screen.
  {
    form: /^([^:.\n]{3,70}): (?=(?:the )?(?:first (?:a )?(?:screen|page|tab)|(?:screen|page|tab) (?:one|1)) )/iu,
    becomes: (_, what = '') => `${what}. `,
  },
  // "Screen one has a banner".
  {
    form: new RegExp(`${begin}(?:screen|page) (?:one|1) (?:has|shows|contains) `, 'giu'),
    becomes: 'The first screen has ',
  },
  // "First screen a welcome text and ...", "Second screen with a list of ...".
  {
    form: new RegExp(
      `${begin}(${ordinal}) (screen|page)(?:,| with|:)? (?=(?:an? |the )(?:\\p{L}+ ){0,2}\\p{L}+(?: and|,|\\.))`,
      'gu',
    ),
    becomes: (_, which = '', noun = 'screen') => `The ${which.toLowerCase()} ${noun} has `,
  },
  // "Second screen: sounds to fall asleep, a grid with ...": what it is of is its name.
  {
    form: new RegExp(
      `${begin}${ordinal} (?:screen|page): (?!an? |the )(\\p{Ll}{3,})(?: (?:to|for|of) [^,.;]{3,28})?(?:, | with (?=an? ))`,
      'gu',
    ),
    becomes: (_, name = '') => opens(name),
  },
  // "Second tab is a map with harbours", "third tab are alerts with a toggle".
  {
    form: new RegExp(
      `${begin}(?:[Tt]he )?${ordinal} (?:tab|page|screen) (?:is|are|will be) (?:an? |the )?(\\p{Ll}{3,}) with (an? |the )?`,
      'gu',
    ),
    becomes: (_, name = '', one = '') =>
      /^maps?$/.test(name) ? `${opens(name)}a map with ${one}` : `${opens(name)}${one}`,
  },
  // "A second tab has a calendar", "the third tab shows settings with a switch": what it is of is its name.
  {
    form: new RegExp(
      `${begin}(?:[Aa] |[Tt]he )?${ordinal} (tab|page|screen) (?:has|shows|contains|holds|displays) (?:an? |the |my |all )?(?:\\p{Ll}+ )?(calendar|settings|map|statistics|profile|history|favou?rites|feed|gallery)(?: view| screen| page)?(?=[.,;]| with | of | colou?red | where | showing )( with)?`,
      'gu',
    ),
    becomes: (_, noun = 'tab', name = '', how = '') =>
      `The other ${nameIn(name)} ${noun} has ${/^settings$/.test(name) && how !== '' ? '' : `a ${name}${how}`}`,
  },
  // "Next comes a list of rooms with ...": the screen of those.
  {
    form: new RegExp(
      `${begin}(?:next|then|after that|afterwards),? (?:comes?|follows?|there is|you see) (an? (?:list|grid|map|table|gallery) (?:of|with) (?:all |the |our )?(\\p{Ll}{3,}))\\b`,
      'giu',
    ),
    becomes: (_, list = '', name = '') => `${opens(name)}${list}`,
  },
  // "A quiz with four answers per question and then the result": a question, its answers, and how it went.
  {
    form: new RegExp(
      `${begin}(?:at the end|in the end|finally|lastly|then|after that)(?: comes?| is| there is| follows)?,? an? (?:short |little )?quiz with (two|three|four|five) (?:possible )?answers(?: (?:per|for each|to each) question| each)?(?:,? (?:and )?then (?:the |a )?(?:result|score)s?(?: with (?:the |a )?(\\p{Ll}+))?)?(?=\\.|$)`,
      'giu',
    ),
    becomes: (_, count = '', told?: string) =>
      `${opens('Quiz')}the question "Which one is it?", ${count} answer buttons and a "Next" button. ${opens('Result')}the ${told ?? 'score'} and a "Once more" button`,
  },
  // "At the end a quiz with four answers", "finally a result page with the score".
  {
    form: new RegExp(
      `${begin}(?:at the end|in the end|finally|lastly|last)(?: comes?| is| there is| follows)?,? (?:an?|the) (\\p{Ll}{4,})(?: (?:screen|page|tab))? with `,
      'giu',
    ),
    becomes: (_, name = '') =>
      `${opens(name)}${/^(?:quiz|form|list|map|gallery)$/i.test(name) ? `a ${name.toLowerCase()} with ` : ''}`,
  },
  // "Last is a messages screen with".
  {
    form: new RegExp(`${begin}last (?:is|comes) (?:an?|the) (\\p{Ll}{4,}) (?:screen|page|tab) with `, 'giu'),
    becomes: (_, name = '') => opens(name),
  },
  // "First a screen with today's three dishes".
  {
    form: new RegExp(`${begin}first,? an? (?:screen|page) (?:with|showing|that shows) `, 'giu'),
    becomes: 'The first screen has ',
  },
  // "For the kitchen there is a screen with average rating": theirs.
  {
    form: new RegExp(
      `${begin}for the (\\p{Ll}{4,}),? there (?:is|should be|will be) an? (?:extra |own |separate )?(?:screen|page|view) (?:with|showing|that shows) (?:the )?`,
      'giu',
    ),
    becomes: (_, who = '') => opens(who),
  },
  // "After that a thank-you message.": a screen of its own.
  {
    form: new RegExp(
      `${begin}(?:after that|then|afterwards|finally),? (?:comes |there is |you see )?an? (thank-you|thank you|confirmation|success) (?:message|text|note|page|screen)(?=\\.|$)`,
      'giu',
    ),
    becomes: (_, what = '') =>
      /^thank/i.test(what)
        ? `${opens('Thank you')}the title "Thank you"`
        : `${opens(what)}the title "${capitalise(what)}"`,
  },
  // "A room shows an audio player": what one hears with.
  {
    form: /\b(?:an? |the )(?:small |large |big )?(?:audio|sound) player(?! (?:bar|app|screen|page)\b)/giu,
    becomes: 'a seek bar, a "Play" button',
  },
  // "The heading Find your next job": in its own words.
  {
    form: /\b([Hh]eading|[Hh]eadline|[Ss]logan) (\p{Lu}\p{L}+(?: [\p{L}\d']+){1,5}?)(?=[,.;]| and (?:an? |the )| with )/gu,
    becomes: '$1 "$2"',
  },
  // "Top of the main screen: location name".
  {
    form: new RegExp(`${begin}(?:at the )?top of the (\\p{Ll}{3,}) screen: `, 'giu'),
    becomes: (_, name = '') => `${opens(name)}at the top `,
  },
  // "Screen two is the product: large picture".
  {
    form: new RegExp(
      `${begin}(?:[Ss]creen|[Pp]age|[Tt]ab) ${number} (?:is|shows) (?:the |an? )(\\p{Ll}{3,})(?:: | with )${article}`,
      'gu',
    ),
    becomes: (_, name = '') => opens(name),
  },
]

/** "My loans lists borrowed books", "Account shows the card": pages a button or a bar has named. */
const namesItself = new RegExp(`${begin}(${proper}) (?:lists|shows|displays|contains) `, 'gu')

const ofOne = new RegExp(
  `${begin}an? (\\p{Ll}{3,}) (?:shows|has|displays|contains) (?=an? |the |its )`,
  'giu',
)
/** "A list of rooms. A room shows ...": what one of a list opens. */
export const withOnesOpened = (text: string): string =>
  replaced(text, ofOne, (whole: string, one: string, at: number) =>
    new RegExp(
      String.raw`\b(?:list|grid|gallery|carousel|row)s? of (?:\p{L}+ )?${toPlural(one)}\b`,
      'iu',
    ).test(text.slice(0, at))
      ? `Tapping one opens the ${one} screen with `
      : whole,
  )

/** Names at the beginning of a sentence open their screens where the text has at least one screen told, and the name is told before or is a page's. */
export const withNamedPages = (text: string): string =>
  /\b(?:screen|page|tab)\b/i.test(text)
    ? replaced(text, namesItself, (whole: string, name: string, at: number) =>
        text.slice(0, at).toLowerCase().includes(name.toLowerCase()) ||
        pages.test(toSingular(name.toLowerCase()))
          ? opens(name)
          : whole,
      )
    : text
const pages =
  /^(?:my )?(?:account|profile|setting|history|cart|favou?rite|loan|order|booking|report|statistic|dashboard|inbox|message|notification|calendar)$/
