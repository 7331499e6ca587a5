import { defineArchetype } from '../archetype.ts'

/** What a parliament is about to decide, by what one cares for; proposals of citizens themselves are `civic`. */
export const billWatch = defineArchetype({
  id: 'bill-watch',
  words:
    'bills in congress 44, bills in parliament 40, parliament bill 36, latest bills 30, congress 26, congress bills 40, legislation tracker 44, track legislation 44, track bills 34, legislation 22, lawmakers 24, legislators 22, senators 22, contact my representative 36, contact your representative 40, contact your representatives 40, call my senator 36, my representatives 26, elected officials 24, members of parliament 34, how they voted 22, who represents me 20, new laws 20',
  examples: `
    New bills that have to do with my topics, explained in plain words
    Tell me when congress drafts something about schools or water
    Keywords I follow, matched with bills of this week, sent by mail
    Who are my representatives, how did they vote and how do I call them
    Track a bill from the committee to the vote
    Contact your senator with a prepared text about an issue
    Lobby groups watch amendments and hearings of their field
    What did parliament decide today, in two lines each
    Laws that changed this month and whom they concern
    Votes by party and by member, with my opinion next to it
    Students follow legislation on climate and write to members
    Alert before the vote on a bill I care about
    Farmers' union wants a feed of draft laws by keyword`,
  bars: 'cart checkout slots map',
  presets: 'editorial, clean',
  icon: 'flag',
  names: 'Second Reading, Yeas and Nays, On the Floor',
  entity: 'law-bill',
  home: 'focus',
  screens: `
    home | For you | home
    browse | Bills | file | | | | bills, latest bills, legislation, laws
    browse | Keywords | tag | bill-keyword | | | keywords, topics, interests, issues
    people | Members | users | | | | representatives, members, senators, lawmakers, contact
    saved | Following | bookmark
    calendar? | Votes | calendar
    notifications | Alerts | bell | | | | email, alerts, digest
    detail | Bill
    settings | Settings | settings`,
})
