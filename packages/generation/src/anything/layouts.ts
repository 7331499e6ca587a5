import { byWord } from '../by-word.ts'

/** Which of an app's entities a screen shows. */
export const shownThings = ['item', 'log', 'care', 'steps', 'offer', 'loan'] as const
export type ShownThing = (typeof shownThings)[number]

/**
 * The screens of an app of one thing, by what is done with it: `kind | name | tab icon | what it shows | title | variant`. A line
 * without an icon is no tab. `{Ns}` in a name are the things where a tab has room for them, else "All"; `{Logs}` what is
 * written down of them.
 */
export const layouts = {
  keep: `
    home | Home | home | item | {app} | 0
    browse | {Ns} | list | item
    history | {Logs} | clock | log | | 2
    checklist | Care | check | steps | Care | 0
    detail | Details | | item
    form | Add | | item
    form | Log | | log
    stats | Numbers | | item`,
  manage: `
    home | Overview | home | item | {app} | 2
    browse | {Ns} | list | item
    checklist | To do | check | steps | To do | 0
    history | {Logs} | clock | log | | 1
    stats | Numbers | | item
    detail | Details | | item
    form | Add | | item
    form | Log | | log`,
  places: `
    map | Map | map | item | {app}
    browse | {Ns} | list | item
    saved | Saved | bookmark | item
    history | {Logs} | clock | log | | 1
    detail | Details | | item
    form | Add | | item
    form | Log | | log`,
  nearby: `
    map | Map | map | item | {app}
    browse | {Ns} | list | item
    saved | Saved | bookmark | item
    history | {Logs} | clock | log | | 1
    detail | Details | | item
    form | Log | | log
    settings | Settings | settings | item`,
  sightings: `
    home | Home | home | item | {app} | 0
    map | Map | map | item
    history | {Logs} | clock | log | | 2
    stats | Numbers | chart | log
    detail | Details | | item
    form | Log | | log
    checklist | Good to know | | steps | Good to know`,
  diary: `
    home | Today | home | log | {app} | 2
    history | Entries | clock | log | | 2
    stats | Trend | chart | log
    notifications | Reminders | bell | care | Reminders
    detail | Entry | | log
    form | Log | | log
    checklist | {Helps} | | steps | {Helps}`,
  taste: `
    home | Home | home | item | {app} | 0
    browse | {Ns} | list | item
    history | {Logs} | clock | log | | 2
    saved | To try | bookmark | item
    compare | Compare | | item | Compare
    detail | Details | | item
    form | Rate | | item`,
  animals: `
    home | Home | home | item | {app} | 1
    browse | {Ns} | list | item
    checklist | Care | check | steps | Care today | 0
    history | Diary | clock | log | | 2
    stats | Numbers | | log
    detail | Details | | item
    form | Add | | item
    form | Log | | log`,
  dates: `
    home | Home | home | item | {app} | 1
    calendar | Calendar | calendar | item
    browse | {Ns} | list | item
    checklist | To prepare | check | steps | To prepare | 0
    people | Who comes | users | item
    detail | Details | | item
    form | Add | | item`,
  learn: `
    home | Learn | home | item | {app} | 1
    browse | Lessons | list | item
    quiz | Practice | brain | item | Practice
    stats | Progress | chart | log
    history | {Logs} | | log | | 1
    detail | Lesson | | item
    form | Log | | log
    checklist | Plan | | steps | Plan for today`,
  practise: `
    home | Today | home | item | {app} | 1
    browse | Exercises | list | item
    history | {Logs} | clock | log | | 2
    stats | Progress | chart | log
    timer | Timer | | item
    detail | Exercise | | item
    form | Log | | log
    checklist | Plan | | steps | Plan for today`,
  texts: `
    home | Home | home | item | {app} | 0
    browse | {Ns} | list | item
    reader | Read | book | item
    checklist | Steps | check | steps | Step by step | 0
    detail | Details | | item
    form | Write | | item
    history | {Logs} | | log | | 1`,
  sayings: `
    home | Today | home | item | {app} | 1
    browse | {Ns} | list | item
    saved | Favorites | heart | item
    detail | Details | | item
    form | Add | | item
    notifications | One a day | | item | One a day
    settings | Settings | settings | item`,
  listen: `
    home | Home | home | item | {app} | 0
    browse | {Ns} | list | item
    player | Listen | play | item
    quiz | Quiz | brain | item | Which one is it?
    saved | Saved | | item
    detail | Details | | item
    form | Log | | log`,
  cases: `
    home | Overview | home | item | {app} | 2
    browse | {Ns} | folder | item
    history | Steps | clock | log | | 1
    checklist | Procedure | check | steps | Procedure | 0
    stats | Numbers | | item
    detail | File | | item
    form | Open case | | item
    form | Log | | log`,
  stock: `
    home | Overview | home | item | {app} | 2
    browse | {Ns} | box | item
    history | {Logs} | clock | log | | 1
    stats | Numbers | chart | log
    checklist | Stocktake | | steps | Stocktake
    detail | Details | | item
    form | Add | | item
    form | Log | | log`,
  hire: `
    browse | Nearby | search | item | {app}
    map | Map | map | item
    saved | Saved | heart | item
    calendar | My dates | calendar | offer | My dates
    slots | Ask for a date | | item
    confirmed | Sent | | item | Asked for
    detail | Details | | item`,
  trade: `
    home | Today | home | log | {app} | 2
    browse | {Logs} | list | log
    calendar | Calendar | calendar | log
    checklist | Checks | check | steps | Every time | 0
    people | People | | item | {Ns}
    stats | Numbers | | log
    detail | Details | | log
    form | Add | | log`,
  circle: `
    home | Home | home | log | {app} | 1
    browse | {Logs} | chat | log
    people | Members | users | item | Members
    calendar | Meetings | calendar | offer | Meetings
    checklist | First steps | | steps | First steps
    detail | Details | | log
    form | Write | | log
    chats | Messages | | item`,
  identify: `
    scanner | Identify | camera | item | {app}
    browse | Guide | book | item | All {ns}
    history | My finds | clock | log | My finds | 1
    quiz | Quiz | brain | item | Which one is it?
    saved | Saved | | item
    detail | Details | | item
    form | Log | | log`,
  remind: `
    home | Today | home | care | {app} | 1
    browse | Reminders | bell | care
    calendar | Calendar | calendar | care
    history | Done | clock | log | Done | 2
    detail | Details | | care
    form | Add | | care
    settings | Settings | settings | care`,
  book: `
    slots | Book | calendar | item | {app}
    calendar | Bookings | list | offer | Bookings
    checklist | Rules | check | steps | Good to know | 0
    confirmed | Booked | | offer | Booked
    detail | Details | | offer
    notifications | Reminders | bell | offer | Reminders
    settings | Settings | | item`,
  market: `
    home | Discover | home | offer | {app} | 0
    browse | Search | search | offer
    saved | Liked | heart | offer
    chats | Messages | chat | offer
    detail | Details | | offer
    thread | Chat | | offer
    form | Sell | | offer
    profile | Me | user | offer`,
  lend: `
    home | Overview | home | loan | {app} | 2
    browse | {Ns} | list | loan
    calendar | Due back | calendar | loan | Due back
    history | Returned | clock | loan | Returned | 1
    detail | Details | | loan
    form | Lend | | loan`,
  inspect: `
    home | Overview | home | log | {app} | 2
    checklist | Checklist | check | steps | Checklist | 0
    history | Done | clock | log | Done so far | 1
    browse | {Ns} | list | item
    stats | Numbers | | log
    detail | Details | | item
    form | Log | | log`,
  compare: `
    compare | Compare | sort | item | {app}
    browse | {Ns} | list | item
    saved | Shortlist | heart | item
    detail | Details | | item
    form | Add | | item
    settings | Settings | settings | item`,
  alerts: `
    home | Now | home | log | {app} | 1
    map | Map | map | item
    notifications | Alerts | bell | log | Alerts
    history | History | clock | log | | 1
    detail | Details | | log
    form | Report | | log`,
  holder: `
    home | Now | home | loan | {app} | 1
    history | History | clock | loan | Who had it | 2
    people | Everybody | users | loan | Everybody
    stats | Numbers | chart | loan
    form | Hand over | | loan
    detail | Details | | loan`,
} as const
export type Layout = keyof typeof layouts

/** The layout of a sort of nouns where nothing says what one does with them. */
const usual: Readonly<Record<string, Layout>> = byWord({
  tool: 'keep',
  machine: 'manage',
  gauge: 'keep',
  part: 'stock',
  device: 'keep',
  ware: 'keep',
  furniture: 'keep',
  artwork: 'keep',
  collectible: 'keep',
  toy: 'keep',
  garment: 'keep',
  jewel: 'keep',
  aid: 'manage',
  vehicle: 'manage',
  trip: 'sightings',
  structure: 'places',
  container: 'manage',
  venue: 'places',
  landform: 'places',
  dish: 'taste',
  drink: 'taste',
  produce: 'keep',
  material: 'stock',
  'care-product': 'keep',
  fabric: 'stock',
  plant: 'keep',
  wildlife: 'sightings',
  'kept-animal': 'animals',
  specimen: 'keep',
  phenomenon: 'sightings',
  ailment: 'diary',
  'body-part': 'diary',
  'skin-mark': 'diary',
  measure: 'diary',
  'body-measure': 'diary',
  treatment: 'dates',
  appointment: 'dates',
  'plant-disease': 'learn',
  trap: 'keep',
  'site-gear': 'manage',
  event: 'dates',
  rite: 'dates',
  sport: 'dates',
  skill: 'practise',
  duty: 'remind',
  speech: 'texts',
  address: 'texts',
  map: 'keep',
  reading: 'sayings',
  classic: 'keep',
  instrument: 'keep',
  weapon: 'keep',
  saying: 'sayings',
  paper: 'keep',
  sound: 'listen',
  lore: 'learn',
  case: 'cases',
  money: 'diary',
  omen: 'diary',
  digital: 'keep',
  craftsperson: 'trade',
  scientist: 'trade',
  'lab-scientist': 'trade',
  performer: 'trade',
  official: 'trade',
  worker: 'trade',
  enthusiast: 'circle',
  object: 'keep',
  group: 'dates',
})

export const usualLayout = (kind: string): Layout => usual[kind] ?? 'keep'
