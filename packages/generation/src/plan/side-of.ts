import type { Phrase } from '../understand/phrase.ts'
import { remembering } from '../remembering.ts'
import { Searched, has } from '../understand/searched.ts'
import type { Understanding } from '../understand/understand.ts'
import { noDomain } from '../words/domains.ts'
import { toSingular } from '../words/forms.ts'

/** They come to a business; who works there is everybody else who does something. */
const comers =
  'customer client guest patient parent citizen resident tenant visitor student pupil passenger fan buyer shopper diner homeowner applicant policyholder donor reader member attendee participant'.split(
    ' ',
  )
/** Whether a noun, singular or plural, is for somebody who comes to a business. */
export const isComer = (noun: string): boolean => comers.includes(toSingular(noun))
const workers =
  'staff crew team technician mechanic cleaner driver nurse doctor teacher trainer inspector waiter cook chef worker employee operator farmer supervisor foreman manager steward vendor installer electrician plumber sweep roofer gardener courier dispatcher picker guard officer ranger paramedic firefighter caretaker janitor adjuster lawyer paralegal counsellor counselor consultant rep agent receptionist groomer stylist barber baker butcher bartender barista cashier engineer surveyor foresters auditor volunteer tailor carpenter painter keeper archaeologist geologist biologist scientist researcher architect designer translator interpreter notary florist jeweller librarian clerk coach instructor therapist midwife vet pharmacist physiotherapist optician welder machinist planner surgeon arborist secretary photographer videographer owner contractor'.split(
    ' ',
  )
const many = (words: readonly string[]) => words.map((word) => `${word}s?`).join('|')
const doing =
  '(?:can|could|should|shall|may|must|will|needs?|want to|get|see|pick|choose|book|order|follow|check|scan|log|record|fill|report|browse|reserve|pay|upload|count|plan|track|go|count|tick|keep|note|message|look|find|view|submit|request|manage|rate|learn|write|post|join|receive|swap|compare|leave|collect|confirm|cancel|change|talk|chat|vote|answer|register|apply|renew|return|donate|who|use|visit|take|hand|sign|read|buy|enter|describe|select|create|receive|rent|reschedule|cancel|track|listen|watch|enroll?|assign|approve|dispatch|schedule|monitor|invite|navigate|complete|accept|decline|generate|publish)'
/** "A barber shop", "the driver app": the word behind says what it is, and who works there does nothing in it. */
const places =
  '(?:shops?|studios?|salons?|schools?|clinics?|practices?|surgery|surgeries|offices?|vans?|trucks?|bars?|clubs?|agency|agencies|academy|academies|service|services|company|companies)\\b'
/** Where some of these people do something; with the letters of Latin, which take V8 a tenth of the time to compile. */
const mostActing = 64
const acting = remembering(
  mostActing,
  (words) =>
    new RegExp(
      `(?:\\b(?:where|lets?|let|allows?|allowing|wants?|helps?|helping|enables?|shows?|gives?|tool for|app for|system for|platform for|software for|for our|for my|for the|for) (?:our |the |my |its |their |an? )?(?:[a-zß-ÿ'’-]{3,16} )?(${words})\\b(?! ${places}))|(?<!\\b(?:choose|pick|select|find|hire|rate|contact|with) (?:an? |the |your )?)\\b(${words})(?: (?:of|at|in|from|on) (?:(?!and |or )[a-zß-ÿ]{1,14} ){0,2}(?!and |or )[a-zß-ÿ]{3,14})? ${doing}\\b(?!(?<= (?:log|record|report))\\s*(?:[,;.\\n]|$))`,
      'gi',
    ),
)

/** Who owns a pet comes to the vet. */
const keeping =
  /\b(?:pet|dog|cat|horse|car|home|house|flat|boat|bike|plant|animal)[ -]owners?\b|\bowners?\b[^.;]{0,160}\btheir (?:dogs?|cats?|pets?|horses?|cars?|bikes?|boats?|home)\b/iu
/** Where people look for work their "jobs" are no orders. */
const hiring =
  /\b(?:job board|job search|apply|applications?|vacanc|hiring|careers?|employers?|recruit|candidates?|resume|cv)\b/iu
/** "A hairdresser's tool". */
const owned = new RegExp(
  `\\b(hairdresser|${workers.join('|')})['’]s (?:tool|app|notebook|diary|assistant|helper|organi[sz]er|planner)\\b`,
  'iu',
)
/** "An app for a tattoo artist": whose work it is. */
const soloWork =
  /\b(?:app|tool|notebook|organi[sz]er|planner|diary|software|assistant|helper|companion) for (?:an? |my (?:work|job) as an? )(?:[\p{L}-]{3,14} ){0,2}(artist|tattooist|freelancer|tutor|masseur|masseuse|beautician|magician|potter|tradesman|handyman|dealer|trader|shopkeeper)(?!\p{L})/iu
/** Shoppers of a delivery service buy for others. */
const pickingFor =
  /^(?:an? |the |our )?(?:personal )?(?:shopper|picker)s? app\b|\bshoppers? (?:see|pick|accept|get|receive) (?:the |new |their )?(?:orders|items|requests)\b/iu
/** "Landlord of a student house: ...", "I'm a freelance illustrator", "piano teacher here": whoever writes works there. */
const speaking =
  /^\W*(?:hi,? |hello,? )?(?:(?:i am|i'm|i’m|as) )?(?:an? )?(?:(?<who>landlord|landlady|property owner|sole trader|(?:freelance|self-employed) [\p{L}-]+)(?= (?:of|with|in|here|who|and i)\b|[,.:;])|(?:[\p{L}-]+ ){0,2}?(?<here>[\p{L}-]+) here(?=[.,:;!]))/iu
/** "Courier app", "the seller side of our marketplace", "for restaurant owners": whose app it is, said of it as a whole. */
const appOfWorkers =
  /^(?:an? |the |our |my |we need an? |i (?:need|want) an? |make (?:me )?an? |create an? )?(?:(?!customer|client|user|find|book)[\p{L}'-]+ ){0,2}(?<who>couriers?|drivers?|sellers?|vendors?|merchants?|staff|employees?|cleaners?|(?:shop|store|restaurant|business|salon|hotel|property|car) owners?|cooks?|waiters?|pickers?|dispatchers?)(?:['’]s?)? (?:app|side|dashboard|panel|portal|tool|part)\b|\b(?:app|tool|dashboard|software|platform) for (?:the |our |my |independent |small |local )?(?:[\p{L}-]+ )?(?<forWhom>couriers|drivers|sellers|vendors|merchants|(?:shop|store|restaurant|business|salon|hotel|caf[eé]|bakery|small business) owners?|(?:the |an? )?owner|dispatchers|pickers|waiters|cooks)(?! and (?:customers|clients|guests|passengers|riders))(?=[ ,.:;]|$)/iu
/** What those who work in a shop, a salon or a studio see, and nobody who comes there. */
export const behindTheCounter =
  /\b(?:back[- ]?office|staff (?:tool|app|side|area|portal)|internal (?:tool|app)|admin (?:tool|panel|side|area|dashboard)|behind the (?:counter|scenes)|(?:my|your|his|her|our|their) own (?:tool|notebook|logbook))\b|\b(?:not for|no) (?:the )?(?:customers|clients|shoppers|guests|visitors|public|buyers)\b|\bown (?:tool|notebook|records)\b|\b(?:remember|keep track of|keep notes on|note down|write down)\b[^.;]{0,20}\bmy (?:customers|clients|patients|pupils)\b/iu
/** "Take photos and let the customer sign": the staff's app, which the customer sees for a moment. */
const letting = (words: readonly string[]) =>
  new RegExp(`,? and (?:then )?(?:let|have|ask) (?:the |our |a |an )?(${many(words)})\\b`, 'giu')
/** A part for those who run the place, in an app that others use too. */
const adminPart =
  /\b(?:staff (?:app|side|area|portal)|admin (?:panel|side|area|dashboard)|back[- ]?office)\b/iu

/** Whom an app serves: those who come to a business, those who work there, or both. */
export interface Side {
  /** Undefined where both do something, or nobody is named. */
  only?: 'comers' | 'workers'
  /** Both do something, and those who come are told of first: what they see is the app. */
  isForComersFirst?: boolean
  /** What only those who come to a house are offered is told of it. */
  isOffered?: boolean
  /** Somebody's own business: what one does for oneself is no kind of it. */
  isBusiness?: boolean
  /** A club, a society: what one does for oneself is no kind of it either. */
  isGroup?: boolean
  /** They look for work, or for those who do it. */
  isHiring?: boolean
  /** Singular nouns of those who do something, as far as nobody else sees them as a list. */
  acting: ReadonlySet<string>
}

/** Who looks for somebody, or books and orders something, comes to a business. */
const usersComing =
  /\busers? (?:can|may|will|should|are able to|(?:will|should|must) be able to) (?:browse|search(?!,| (?:and|or|by|through|within)\b)|find|look for|choose|book|order|buy|rent|hire|reserve|request)\b/iu

/** Only those who come to a house are offered these; two of them tell that it is their app. */
const offeredToComers: readonly RegExp[] = [
  /\bbook (?:an? |the |your |online)?(?:first |free )?(?:visit|appointment|appointments|consultation|talk|call|service|tour|table|treatment|inspection|cleaning|repair|session|(?:single )?lesson|class|course|fitting|time|room|stay)s?\b/i,
  /\b(?:opening|visiting) (?:hours|times)\b/i,
  /\b(?:contact us|contact forms?|call us|find us|write to us|how to (?:find|reach|get to) us)\b|(?:^|[,;]|\band)\s*contact\s*(?=$|[,;.])/im,
  /(?:^|[,;]|\band)\s*(?:(?:customer|client|guest) )?reviews\s*(?=$|[,;.])/im,
  /\b(?:price list|services (?:and|with|&) prices|prices|packages with prices)\b/i,
  /\bmy (?:pets?|cars?|bikes?|requests?|bookings?|orders?|visits?|appointments?|documents|children|stay)\b/i,
  /\bfor (?:pet|dog|cat|car|home|house)[ -]owners\b/i,
  /\b(?:our team|our work|about us|meet the team|before (?:the|your|their) (?:first )?visit|gift (?:vouchers?|cards?)|membership (?:card|fees?)|emergency number)\b/i,
  /\b(?:treatment plan|forms? (?:to fill in|before)|intake forms?|test results|lab results|aftercare|stamp cards?|loyalty (?:cards?|points|stamps)|waiting list|trial (?:lesson|class)e?s?|report (?:an )?absence|sick notes?|vouchers|refer a friend)\b/i,
  /(?:^|[,;:]|\band) ?(?:my |pay )?(?:invoices|bills)(?=[,.;]|$| and\b)/i,
  // "Ski school: courses, ...": a house, and what it has.
  /^(?:an app for |app for )?(?:my |our |the |an? )?(?:[\p{L}'-]+ ){0,3}?(?:shop|roastery|brewery|bakery|salon|studio|practice|clinic|school|gym|hotel|hostel|bar|caf[eé]|restaurant|museum|pool|venue|office|firm|agency|garage|cent(?:re|er)|parlou?r|makerspace|laundry|pharmacy)(?: app| website)?(?=:|,| with\b)/iu,
  /(?:^|[,;:]) ?(?:online )?book(?:ing)?(?: online)?(?=[,.;]|$| and\b)/i,
  /\b(?:order (?:status|tracking)|pick-?up booking|track (?:my|your|their) order)\b/i,
  /\bcontact (?:your|our|the) \p{L}+/iu,
  /\b(?:request|ask for) (?:an? )?(?:repair|quote|visit|appointment|offer|call)\b/i,
  /[:,;] ?our (?!own\b|team\b|work\b)\p{L}+(?: \p{L}+)?(?=[,;.]|$| and\b)/iu,
  /\b(?:table|room|tour|tasting) (?:booking|reservation|appointment)s?\b|\btours with booking\b|\btestimonials\b/i,
]
const fewestOffered = 2
/** Whoever works there uses it. */
const manned =
  /\b(?:staff|employees|workers|crews?|technicians|operators?|supervisors?|foremen|contractors?|warehouse|factory|factories|fleet|inspectors?|logistics|production|manufacturers?|on shift|b2b|customer (?:records|notes|list|data)|inventory)\b/i

const readLimit = 2000

/** What was read last: several parts of a plan ask for the side of one text. */
let last: { text: string; side: Side } | undefined

/** Which side of a business an English description is of, by who does something in it. */
export function sideOf({ text, isEnglish }: Pick<Understanding, 'text' | 'isEnglish'>): Side {
  if (!isEnglish) return { acting: new Set() }
  if (last?.text !== text) last = { text, side: readSide(text.slice(0, readLimit)) }
  return last.side
}

/** Singular nouns of those who do something, and where the first of them stands. */
interface Acting {
  nouns: Set<string>
  firstAt: number
}

/** Which of some people do something in a text. The pattern is made of those it names: one with all of them takes V8 10 ms. */
function readActing(words: readonly string[], said: string, lowerCase: string): Acting {
  const named = words.filter((word) => lowerCase.includes(word))
  if (named.length === 0) return { nouns: new Set(), firstAt: said.length }
  const found = [...said.matchAll(acting(many(named)))]
  return {
    nouns: new Set(found.map(([, one, other]) => toSingular((one ?? other ?? '').toLowerCase()))),
    firstAt: found[0]?.index ?? said.length,
  }
}

function readSide(said: string): Side {
  const lowerCase = said.toLowerCase()
  const searched = new Searched(said)
  const isTold = (form: RegExp) => searched.has(form)
  const { nouns: come, firstAt: comersAt } = readActing(comers, said, lowerCase)
  const working = readActing(workers, said, lowerCase)
  const { nouns: work } = working
  const speaker = searched.find(speaking)?.groups
  const writer = (speaker?.who ?? speaker?.here)?.toLowerCase()
  if (writer) work.add(writer)
  const workersAt = writer ? 0 : working.firstAt
  if (come.size > 0)
    for (const [, whom = ''] of said.matchAll(letting([...come]))) come.delete(toSingular(whom.toLowerCase()))
  // "User can browse a list of dentists": whoever looks for somebody comes to him.
  if (isTold(usersComing)) come.add('user')
  // "Clients book; admin panel to manage staff": both sides have their part, and the clients' comes first.
  const hasAdminPart =
    come.size > 0 &&
    comersAt < (searched.find(adminPart)?.index ?? -1) &&
    !behindTheCounter.test(said.replaceAll(new RegExp(adminPart, 'giu'), ''))
  const isBehind = !hasAdminPart && isTold(behindTheCounter)
  if (isBehind || hasAdminPart) work.add('staff')
  if (work.has('owner') && isTold(keeping)) {
    work.delete('owner')
    come.add('owner')
  }
  const isOffered =
    work.size === 0 && !isTold(manned) && offeredToComers.filter(isTold).length >= fewestOffered
  if (isOffered) come.add('customer')
  const [, owner] = searched.find(owned) ?? []
  if (owner) work.add(owner.toLowerCase())
  const [, solo] = searched.find(soloWork) ?? []
  if (solo) work.add(solo.toLowerCase())
  const whose = searched.find(appOfWorkers)?.groups
  const owners = (whose?.who ?? whose?.forWhom)?.toLowerCase()
  // Beside customers who order there they have a part of it.
  if (owners && !come.has('customer')) work.add(toSingular(owners))
  if (isTold(pickingFor) && !come.has('customer')) {
    come.delete('shopper')
    work.add('picker')
  }
  const isBusiness =
    isOffered || isTold(ownBusiness) || ['customer', 'shopper', 'buyer'].some((whoever) => come.has(whoever))
  const isGroup = has(ofGroup, said.slice(0, openingLimit))
  // "Not for shoppers": those who come are spoken of, but do nothing here.
  if (isBehind) return { only: 'workers', acting: work, isBusiness: true, isGroup, isHiring: isTold(hiring) }
  if (come.size > 0 && work.size === 0)
    return { only: 'comers', acting: come, isBusiness, isGroup, isOffered }
  if (work.size > 0 && come.size === 0)
    return { only: 'workers', acting: work, isBusiness, isGroup, isHiring: isTold(hiring) }
  return { acting: come, isBusiness, isGroup, isForComersFirst: comersAt < workersAt }
}

/** Kinds of app made for one side, which would show the other what it never sees. */
const forWorkers: ReadonlySet<string> = new Set([
  'clinic',
  'cases',
  'client-book',
  'construction',
  'crm',
  'driver-log',
  'field-service',
  'inspections',
  'inventory',
  'invoicing',
  'kitchen-display',
  'driver-route',
  'kitchen-prep',
  'site-safety',
  'school-office',
  'staff-training',
  'shift-planner',
  'time-clock',
  'equipment-hire',
  'contracts-register',
  'field-sales',
  'event-staffing',
  'restaurant-manager',
  'contractor',
  'maintenance',
  'quotes-builder',
  'expense-claims',
  'landlord',
  'patrol',
  'warehouse',
  'courier',
  'order-desk',
  'order-book',
])
/** Kept by a house of which those who come see another part. */
const keptByHouses: ReadonlySet<string> = new Set(
  'vet workshop venue-sales stable camper garment-care laundry physio hosting'.split(' '),
)
/** Of these those who come would see what only those who work there know. */
const behindCounters: ReadonlySet<string> = new Set([
  'order-book',
  'landlord',
  'field-service',
  'vet',
  'kitchen-display',
  'driver-route',
  'maintenance',
  'quotes-builder',
  'expense-claims',
  'warehouse',
  'driver-log',
  'courier',
  'order-desk',
])
const forComers: ReadonlySet<string> = new Set([
  'charity',
  'crowdfunding',
  'swap',
  'auction',
  'board-games',
  'flights',
  'food-delivery',
  'preorder',
  'house-loyalty',
  'groceries',
  'directory',
  'home-services',
  'hotel-guest',
  'booking',
  'map-guide',
  'photographer',
  'ride-hailing',
  'salon',
  'shop',
  'streaming',
])

/** What one does for oneself, without customers. */
const forOneself: ReadonlySet<string> = new Set(
  'animal-training outdoor-log loyalty-cards print-monitor astronomy baking birthdays books board-puzzle coffee-log collection cycle fasting film-log fitness flashcards game garden golf habits handcraft hiking homebrew instrument journal language movies music nature nutrition plants pregnancy quitting quiz reading-list recipes routine running sleep steps symptoms wardrobe wellbeing wines workout'.split(
    ' ',
  ),
)
/** What a group writes down as one does alone. */
const doneTogether: ReadonlySet<string> = new Set(['astronomy', 'birthdays', 'hiking', 'nature', 'running'])
/** What those write down who make or grow something; who buys it sees nothing of it. */
const keptByMakers: ReadonlySet<string> = new Set(
  'beekeeping farm livestock bird-keeping maker-costs takings-log cash-book gradebook'.split(' '),
)
/** "My customers", "invoices": somebody earns a living. */
const ownBusiness =
  /\b(?:my|our|each|per|new|regular) (?:customer|client)s?\b|(?:^|[,;:\n-]\s?|\band )(?:customers|clients|(?:customer|client) (?:list|cards?|file|notes|data|database|contacts|records)|invoices|invoicing|quotes and invoices)\b/iu

const openingLimit = 120
/** "A chess club app: members ...": many who do it together, whoever else they play. */
const ofGroup =
  /^(?!.{0,60}\b(?:chat|age|muscle|blood|study|volunteers?|target|product) groups?\b)(?:[\p{L}'-]+ ){0,8}?(?:club|society|association|guild|troop|circle(?! of friends)|group|collective|cooperative)(?:['’]s)?(?: (?:app|members?|manager|management|tool|platform|organi[sz]er|planner|where|that|with|of|wants|needs|meets|who|runs|has|is))?(?=[\s:.,;]|$)/iu

/** Whether a kind of app is made for the side this description is not of. */
export const isOtherSide = (
  archetype: string,
  { only, isHiring, isBusiness, isGroup, isForComersFirst, isOffered }: Side,
): boolean =>
  (isForComersFirst === true && behindCounters.has(archetype)) ||
  (isOffered === true && keptByHouses.has(archetype)) ||
  (isBusiness === true && forOneself.has(archetype)) ||
  (isGroup === true && forOneself.has(archetype) && !doneTogether.has(archetype)) ||
  (only === 'comers'
    ? forWorkers.has(archetype) || (isBusiness === true && keptByMakers.has(archetype))
    : only === 'workers'
      ? forComers.has(archetype) || (archetype === 'jobs' && isHiring !== true)
      : false)

const workplace =
  /\b(?:staff|employees|workers|crews?|technicians|operators?|supervisors?|foremen|contractors?|startup|research lab|lab|warehouse|factory|factories|company|companies|our (?:team|firm|shop|workshop|plant|business)|fleet|maintenance|inspections?|inspectors?|logistics|production|manufacturers?|on shift|b2b)\b/i

/** Whether those who work somewhere use the app: what they keep there has numbers, and nobody's name on it. */
export function isWorkplace(meant: Understanding): boolean {
  if (!meant.isEnglish) return false
  const { only } = sideOf(meant)
  return only === 'workers' || (only === undefined && has(workplace, meant.text))
}

/** The phrase, as it is meant at work. */
export const atWork = (phrase: Phrase): Phrase => ({
  ...phrase,
  domain: { ...(phrase.domain ?? noDomain), isWork: true },
})
