/** What an app does with its things, whatever they are. */
const forms = [
  'plain',
  'log',
  'count',
  'find',
  'map',
  'identify',
  'schedule',
  'remind',
  'collect',
  'manage',
  'stock',
  'market',
  'swap',
  'lend',
  'learn',
  'inspect',
  'compare',
  'rate',
  'sight',
  'alert',
  'holder',
  'circle',
] as const
export type Form = (typeof forms)[number]

const byForm = (table: string): ReadonlyMap<string, Form> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [form = '', words = ''] = line.trim().split(': ')
        const known = forms.find((each) => each === form)
        return known ? words.split(', ').map((word) => [word, known] as const) : []
      }),
  )

/** Verbs a description begins with, in every form they have there. */
export const verbsOfForms = byForm(`
  log: track, tracks, that tracks, tracking, keep track of, keeps track of, keeping track of, keep a log of, keep a diary of, keep a journal of, keep a record of, log, logs, logging, record, records, recording, monitor, monitors, monitoring, note, note down, write down, document, documenting, chronicle, follow, following, watch, measure, measuring, log and track
  count: count, counts, counting, tally, keep count of
  find: show, shows, show me, find, finds, finding, locate, locates, locating, discover, discovering, look for, looking for, search for, hire, hiring, where is, where are, where to find
  map: map, mapping, map of
  identify: identify, identifies, identifying, recognise, recognises, recognising, recognize, recognizes, recognizing, tell apart, classify, classifying, name, which
  schedule: schedule, schedules, scheduling, book, booking, reserve, reserving, plan, plans, planning, arrange, arranging, organise, organize
  remind: remind me of, remind me to, remind me about, remind me when, remind us of, remind us to, reminds me of, reminds me to, reminds me about, remember to, remind of, never forget, don't forget
  collect: collect, collects, collecting, catalog, catalogs, cataloging, catalogue, catalogues, cataloguing, list, listing, keep, keeps, keeping, keep a list of, keep a collection of, keep a catalogue of, archive, archiving, store, storing, save, saving, sort, sorting, index
  manage: manage, manages, managing, run, running, administer, coordinate, coordinating, handle, handling, take care of, look after, looking after, care for, caring for
  market: sell, sells, selling, buy, buying, buy and sell, auction, auctioning, market
  swap: swap, swaps, swapping, trade, trades, trading, exchange, exchanging, barter
  lend: lend, lends, lending, borrow, borrows, borrowing, share, sharing, loan, loaning, lend out
  learn: learn, learns, learning, learn about, learning about, study, studying, practise, practice, practising, practicing, memorise, memorize, remember, remember the names of, understand, understanding, teach, teaches, teaching, read about, explain, explains
  inspect: inspect, inspects, inspecting, check, checks, checking, test, tests, testing, audit
  compare: compare, compares, comparing
  rate: rate, rates, rating, review, reviews, reviewing, rank, ranking, judge, judging
  sight: spot, spots, spotting, report, reporting
  holder: who has, see who has, know who has, tracks who has, track who has
`)

/** Nouns a description ends with, behind what it is about. */
export const nounsOfForms = byForm(`
  log: photo diary, photo log, photo journal, tracker, tracking, log, logs, logger, logging, logbook, diary, journal, record, records, recorder, monitor, monitoring, history, progress, notebook, log book, track record, chronicle
  count: counter, tally, count, tally counter
  find: finder, locator, near me, nearby, directory, search
  map: map, atlas, map app, maps
  identify: identifier, identification, recogniser, recognizer, recognition, id, scanner, detector, key
  schedule: scheduler, schedule, planner, planning, calendar, appointments, appointment, booking, bookings, reservation, reservations, timetable, rota, watering schedule, organiser, organizer, roster
  remind: reminder, reminders, alarm, alert me, due dates
  collect: collection, collections, catalog, catalogue, list, database, archive, library, album, register, museum, gallery, vault, notes, portfolio, encyclopedia, index, wish list, wishlist
  circle: club, community, forum, network, group chat, meetup, society
  manage: manager, management, admin, administration, office, maintenance, care, keeper
  stock: inventory, stock, stock keeping, supplies, store room, stock list
  market: marketplace, market, shop, store, sale, sales, auction house, seller, trading post, classifieds
  swap: swap, swaps, swapping, exchange, trading, trade, barter
  lend: lending, loans, loan, library of things, sharing, borrowing, lender
  learn: trainer, training, guide, handbook, lessons, lesson, course, tutor, learning, quiz, flashcards, facts, basics, explained, for beginners, school, academy, coach, practice, manual, helper, help, advice, tips, introduction
  inspect: safety inspection, inspection, inspections, check, checks, checklist, checklists, audit, survey, surveys, test, checkup list, safety check, safety checks, equipment check, safety inspection, daily check, analysis, test log
  compare: comparison, comparisons, comparer, compared
  rate: ratings, rating, reviews, review, ranking, rankings, rater, critic, awards
  sight: sightings, sighting, spotting, spotter, bagging, watch, watching, hunting, hunter, reports
  alert: warning, warnings, alert, alerts, forecast, radar, detector app, watchdog
`)

/** What holds no meaning of its own at the end: "alibi app". */
export const saysApp =
  /^(?:app|application|tool|program|programme|software|system|platform|service|companion|assistant|hub|portal|project|kit|pro|plus|buddy|mate)$/

/** It says how many or which of a thing, which is what the app is about: "names of trees". */
export const sortsOf =
  /^(?:name|type|kind|sort|species|variety|breed|list|collection|catalogue|catalog|number|amount|picture|photo|image|set|series|range|world|art|history|use|details?|museum|library|archive|map|log|diary|journal)s?$/

/** What one measures of a thing: "the length of my hair". */
export const measuresOf =
  /^(?:length|height|weight|width|depth|size|level|amount|age|temperature|pressure|speed|growth|volume|load|count|condition|state|progress|position|location|price|value|cost|use|usage|consumption|output|score|quality|taste|colour|color|mood|health|smell|noise|rate|frequency|duration)$/
