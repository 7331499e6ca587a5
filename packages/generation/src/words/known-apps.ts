import { byWord } from '../by-word.ts'
import { toSingular } from './forms.ts'
import { isKnownPerson } from './noun-classes.ts'
import { replaced } from '../understand/searched.ts'

/**
 * Apps everybody knows, by the kind of app they are: "like Duolingo but for sign language" says a kind, not a thing.
 * One kind a line: id of the archetype, then names as they are written in lower case.
 */
const source = `
language: duolingo, babbel, rosetta stone, memrise, busuu, hellochinese, mondly, lingodeer
flashcards: quizlet, anki
quiz: kahoot
learning: mimo, codecademy, sololearn, brilliant app, khan academy, coursera, udemy, skillshare, masterclass
forum: reddit, discourse
ask-experts: quora, stack overflow, stackoverflow
social-feed: twitter, x.com, mastodon, facebook, tumblr, threads app, bluesky, patreon, onlyfans
photo-sharing: instagram, pinterest, flickr, bereal, snapchat, vsco
short-videos: tiktok, tik tok, vine, instagram reels
video-channels: youtube, twitch, vimeo
streaming: netflix, hulu, disney+, disney plus, prime video, hbo max
song-finder: shazam, soundhound
music: spotify, apple music, soundcloud, bandcamp, deezer, tidal
podcast: pocket casts, overcast, stitcher
ereader: kindle, audible, wattpad
books: goodreads, storygraph
movies: letterboxd, imdb, trakt
booking: airbnb, booking.com, vrbo, couchsurfing, hostelworld, agoda, expedia, trivago, hotels.com
ride-hailing: uber, lyft, bolt app, grab, ola cabs, careem, didi, free now
carpool: blablacar
vehicle-rental: turo, getaround, zipcar
flight-search: skyscanner, kayak app
dating: tinder, bumble, hinge, okcupid, grindr
buddies: bumble bff
events: meetup, eventbrite, ticketmaster
community: nextdoor
chat: whatsapp, telegram, signal app, messenger, wechat, viber, microsoft teams, imessage, zoom, google meet, skype, facetime
shop: amazon, etsy, shein, asos, aliexpress, alibaba, temu, flipkart, zalando, walmart, ikea, shopify, wayfair
resale: ebay, vinted, depop, craigslist, olx, mercari, poshmark, letgo, kleinanzeigen, wallapop, facebook marketplace, gumtree, offerup
restaurant: opentable
groceries: instacart, gorillas, blinkit, zepto
food-delivery: doordash, ubereats, uber eats, deliveroo, grubhub, just eat, zomato, swiggy, foodpanda, glovo, wolt, lieferando, postmates, talabat, rappi
assistant: chatgpt, chat gpt, gemini app, claude app
map-guide: yelp, tripadvisor, google maps, foursquare
street-reports: waze
kanban: trello
project: asana, jira, monday.com, basecamp
notes: notion, evernote, onenote, obsidian, google keep
todo: todoist, ticktick, things 3, microsoft to do, any.do
habits: habitica, streaks app
live-location: life360, zenly, find my friends
collection: discogs
timer: forest app
split: splitwise, tricount
finance: mint app, ynab, monarch money
banking: paypal, pay pal, venmo, cash app, cashapp, zelle, revolut, monzo, n26, starling bank, chime, wise app, m-pesa, mpesa, gcash, paytm, phonepe, google pay, gpay, apple pay
stocks: robinhood, etoro, trade republic, zerodha, webull
crypto: coinbase, binance, kraken exchange, coinmarketcap, coingecko
coin-wallet: metamask, trust wallet, exodus wallet
meditation: calm app, headspace, insight timer
nutrition: myfitnesspal, lose it, yazio, cronometer
fitness: strong app, hevy, peloton, freeletics
running: strava, nike run club, runkeeper, runtastic
hiking: alltrails, komoot
cycle: flo app, clue app
family-tree: ancestry, myheritage
wines: vivino, untappd
jobs: linkedin, indeed, glassdoor, upwork, fiverr, freelancer.com, naukri
crm: salesforce, hubspot, pipedrive, zoho crm
invoicing: quickbooks, freshbooks, xero
congregation: youversion
helpdesk: zendesk, freshdesk
till: square pos
my-practice: zocdoc, doctolib, practo
smart-home: smartthings, google home, apple home
news: feedly, google news, apple news
home-services: taskrabbit, thumbtack, handy app, urban company, urbanclap
dog-walking: rover, wag
real-estate: zillow, redfin, rightmove, immoscout, zoopla, trulia, realtor.com
charity: justgiving
crowdfunding: gofundme, kickstarter, indiegogo
encyclopedia: wikipedia
editor: canva, photoshop, figma
astronomy: stellarium
nature: inaturalist, merlin, plantnet, picture this
board-puzzle: sokoban, nonogram, picross, wordle, candy crush, words with friends, tetris, 2048, ludo king, scrabble, chess.com, block blast, bejeweled
game: flappy bird, subway surfers, temple run, angry birds, fruit ninja, doodle jump, crossy road, pacman, pac-man, space invaders, super mario, plants vs zombies, clash of clans, clash royale, cut the rope, geometry dash
creatures: pokemon go, pokémon go
language-exchange: tandem app, hellotalk
mail: gmail, outlook
files: dropbox, google drive, onedrive, icloud drive, wetransfer
file-transfer: airdrop, shareit
steps: fitbit, google fit
reading-list: instapaper
calendar: google calendar, fantastical
journal: day one, daylio, journey app
food-sharing: olio
swap: freecycle, buy nothing
survey: google forms, typeform
code-host: github
cocktails: mixel
water: waterllama, plant nanny
class-studio: classpass, mindbody
salon: fresha, treatwell, booksy
shopping-list: bring app, anylist
weather: accuweather, windy app
transit: citymapper, moovit
plane-radar: flightradar24, flightradar
sleep: sleep cycle, sleep as android
surplus-food: too good to go, toogoodtogo
lyrics: genius app, musixmatch
blog: medium, substack, wordpress, blogger
authenticator: authy, google authenticator
passwords: 1password, lastpass, bitwarden, dashlane, keepass
doc-scanner: camscanner, cam scanner, adobe scan, genius scan
translator: google translate, deepl
gallery: google photos, apple photos, icloud photos
`

/** Kinds that are not archetypes of their own stand for these. */
const standIns: Readonly<Record<string, string>> = byWord({
  'language-exchange': 'buddies',
})

const byName: ReadonlyMap<string, string> = new Map(
  source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', names = ''] = line.split(': ')
      return names.split(', ').map((name) => [name, standIns[kind] ?? kind] as const)
    }),
)

const firstWord = /[\p{L}\d]+/u
/** The names as they stand in a pattern, the longest first, each under its first word. */
const names: readonly { first: string; pattern: string }[] = [...byName.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => ({
    first: firstWord.exec(name)?.[0] ?? name,
    pattern: name.replaceAll(/[.+]/g, '.').replace(/ app$/, '(?: app)?'),
  }))

/** Those names whose first word stands in a text: a pattern with all of them would take V8 some 20 ms to compile. */
function namesIn(text: string): string {
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))
  return names
    .filter(({ first }) => words.has(first))
    .map(({ pattern }) => pattern)
    .join('|')
}

/** "Like Duolingo", "an Airbnb clone", "the Uber of", "Instagram-style", "Tinder for": a name in its place, no end of a word ("portfolio of"). */
const comparisons = (names: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:(?:something |an? app |kind of |sort of |a bit |just |much |basically )*(?:like|similar to|inspired by|in the (?:manner|style|spirit) of|clone of|alternative to|copy of|replacement for|version of) (?:an? |the )?(${names})(?: and (?:${names}))?(?:,? but(?= for| with| only))?` +
      String.raw`|(?:an? |the )?(${names})[- ]?(?:clone|alternative|like|style|type|inspired|lookalike|copy|replica|lite)\b(?: app)?` +
      String.raw`|(?:an? |the )?(${names})(?: app)?,? (?=(?:but )?(?:for|of)\b)))`,
    'giu',
  )

/** "A Foobar clone": an app nobody here knows, of which the rest of the description tells, and no list of clones. */
const unknownClone =
  /(?<!\p{L})(?:an? |the )?(?:\p{L}[\p{L}\d.-]*)[- ](?:clone|lookalike|copycat)(?: app)?(?!\p{L})/giu

const ofGame =
  /\b(?:snake|asteroids|pong|breakout|solitaire|sudoku|minesweeper|checkers|chess|ludo|uno|pac-?man|bingo|poker|mahjong|hangman|battleships?|mario|reversi|dominoes|wordle|sokoban|nonograms?|tetris)\b/i

/** Taught in small lessons as languages are, and none. */
const ofAnotherSkill =
  /\blearn(?:ing)? (?:how )?to (?!speak|read|sign|talk|write)\p{L}+|\b(?:for|about|teach(?:es)?|learn(?:ing)?) (?:learning )?(?:cooking|baking|coding|programming|chess|maths?|music theory|piano|guitar|drawing|history|geography|physics|chemistry|biology|finance|investing|money|first aid|gardening|photography|nutrition)\b/iu

export interface Comparison {
  /** The text without the comparison, so that no name of another's app is taken for a thing. */
  text: string
  /** Id of the kind of app it is compared to. */
  kind?: string
  /** It is to be the same: "a Telegram clone with channels", "Facebook for farmers", not "a Tinder for jobs". */
  isSame?: boolean
}

const copied = /[- ](?:clone|copy|replica|lookalike|lite)\b(?: app)?$|^(?:an? )?(?:clone|copy) of /i
const ofOthers = /^,? ?(?:but )?(?:for|of|with only)\b/i
/** Apps in which people have to do with each other: whoever they are, it is the same app. */
const amongPeople: ReadonlySet<string> = new Set(
  'social-feed photo-sharing chat dating community short-videos video-channels jobs'.split(' '),
)
/** What is shown in them may be of anything: "Instagram for food". */
const ofAnything: ReadonlySet<string> = new Set('social-feed photo-sharing short-videos'.split(' '))
const forThem =
  /^,? ?(?:but )?(?:just |only )?for (?:\p{L}+ )?(\p{L}+)(?=$|[.,;:]| (?:who|in|from|and|with)\b)/iu

/** Whether what is compared to an app is that app once more, by how it is said and what stands behind it. */
function isTheSame(said: string, behind: string, kind: string | undefined): boolean {
  if (copied.test(said.trim()) && !ofOthers.test(behind.trim())) return true
  if (kind === undefined || !amongPeople.has(kind)) return false
  const behindFor = `${said.match(/\bfor$/i) ? 'for' : ''} ${behind}`.trim()
  if (ofAnything.has(kind) && /^for (?!(?:our|my|jobs?|finding|learning)\b)/i.test(behindFor)) return true
  const whom = forThem.exec(behindFor)?.[1]?.toLowerCase()
  return whom !== undefined && isKnownPerson(toSingular(whom))
}

/** "Tinder-style card swiping" is how something is looked through, and not what it is. */
const onlyHow =
  /\bwith (?:the |an? )?(?:\p{L}+, )*\p{Lu}\p{L}+[- ](?:style|like|inspired) (?:\p{L}+ ){0,2}?(?:swip\p{L}+|cards?|interface|mechanics?|gestures?|layout|scrolling|design|look)\b(?: mechanics?| interface)?/gu

/** Takes the apps a description compares itself to out of it, and tells the kind of the first. */
export function readComparison(description: string): Comparison {
  const text = replaced(description, onlyHow, 'by swiping')
  let kind: string | undefined
  let isSame = false
  const named = namesIn(text)
  const rest =
    named === ''
      ? text
      : replaced(text, comparisons(named), (whole: string, ...found: unknown[]) => {
          const name = found.slice(0, 3).find((each) => typeof each === 'string')
          if (typeof name === 'string') {
            const lower = name.toLowerCase()
            const named =
              byName.get(lower) ?? byName.get(`${lower} app`) ?? byName.get(lower.replace(/ app$/, ''))
            const place = found.find((each) => typeof each === 'number') ?? 0
            if (kind === undefined) isSame = isTheSame(whole, text.slice(place + whole.length), named)
            kind ??= named
            // What such a game is played on is told by its name alone.
            if (kind === 'board-puzzle' || kind === 'game') return ` ${lower} game `
          }
          return ' app '
        })
  const plain = replaced(rest, unknownClone, (whole) =>
    ofGame.test(whole) ? whole.replace(/[- ](?:clone|lookalike|copycat).*$/i, ' game ') : ' app ',
  )
  if (kind === 'language' && ofAnotherSkill.test(plain)) kind = 'learning'
  return kind ? { text: plain, kind, ...(isSame ? { isSame } : {}) } : { text: plain }
}
