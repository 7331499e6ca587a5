import { defineArchetype } from '../archetype.ts'

/** A show or competition of things and animals: classes, entries, judges, prizes. */
export const showEntries = defineArchetype({
  id: 'show-entries',
  words:
    'dog show 50, dog shows 50, cat show 50, horse show 44, flower show 50, flower shows 50, agricultural show 50, county show 50, village show 44, produce show 50, poultry show 50, livestock show 50, rabbit show 50, baking competition 44, home brewing competition 54, brewing competition 50, wine competition 44, cheese competition 44, show entries 50, exhibitors 24, show secretary 50, stewards 24, judging sheets 44, score sheets 24, start lists 34, schedule of classes 44',
  examples: `
    Classes of the village flower show, who exhibits what, first, second and third in each
    Dog show: rings, breeds by hour, judges, catalogue numbers, best of the day
    Home brewers enter their beers, judges fill in sheets without knowing the name
    Riding competition: entries by class, starting order, results, stables for visitors
    Biggest pumpkin, best jam, three onions: entry forms, fees, cards on the table
    Steward of ring two sees who is next and sends the result to the office
    Exhibitors enter by phone, pay per class, bring them between seven and nine
    Poultry and rabbits in pens, points, ribbons, catalogue
    Judges taste cheeses, points for look, smell and taste, medals worked out
    Prize money, cups to give back from last year, sponsors of classes
    Cattle classes by age, handlers, champion and reserve
    Children's classes: decorated egg, garden on a plate, animal from vegetables`,
  unless:
    /\b(?:photo (?:contest|competition)|talent show|tv shows?|series|trade show|fashion show|coding|hackathon|football|tennis)\b/i,
  bars: 'cart leaderboard chats',
  presets: 'warm, clean',
  icon: 'trophy',
  names: 'Best in Show, Three Onions, Ring Two',
  entity: 'show-class',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | home
    browse | Classes | list | | | | Classes, schedule, classes by breed, categories, rings, times
    browse! | Entries | tag | show-entry | | | Entries, entries, entry, entries by class, exhibitors, exhibitor, start lists, enters, enter, catalogue
    browse! | Judging | check | score-sheet | | | Judging, Score sheets, judges, judge, judging, points, sheets
    browse! | Results | trophy | show-result | | | Results, results, Prizes, prizes, winners, medals, best of
    people! | Helpers | users | show-steward | | | Helpers, helpers, Stewards, stewards, judges, volunteers
    map! | Ground | map | | | | map, plan, ground, stabling, pens, where
    detail | Class
    form | Enter a class | | show-entry
    form! | Score | | score-sheet | | | score sheets, points, judging, judges
    checkout? | Pay entry
    profile? | Me | user`,
})
