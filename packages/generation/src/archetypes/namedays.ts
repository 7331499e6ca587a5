import { defineArchetype } from '../archetype.ts'

/** Whose name is in the calendar today. */
export const namedays = defineArchetype({
  id: 'namedays',
  words:
    'namedays 60, nameday 60, name days 60, name day 56, saints day 30, saints days 30, imieniny 50, onomastico 40',
  examples: `
    Whose name is in the calendar today, and which of my contacts have it
    Reminds me to call aunts and colleagues on their name day, the evening before
    Look up a first name and see on which dates it is celebrated
    Orthodox and Catholic saints for each date, with the names that belong to them
    Calendar of first names for Hungary, Poland, Sweden and Greece
    Widget with the names of today and tomorrow
    Send a card to all Marias in August
    My godchildren and their saint, with what I gave last year
    Which names come up this week, sorted by people I know
    Moveable feasts of names by year, which calendar is chosen
    Flowers ordered for Anna in July, told three days ahead
    In our office we bring cake when it is somebody’s name`,
  unless: /\bbaby names?\b|\bbirthdays? (?:and|or) (?:anniversar\w+)\b/i,
  bars: 'cart checkout slots map',
  presets: 'warm, calm',
  icon: 'calendar',
  names: 'Elisabeth Today, Saint and Cake, Twelve Marias',
  entity: 'nameday',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | star
    calendar | Calendar | calendar
    browse | Names | search
    saved | My people | heart
    notifications? | Reminders | bell
    detail | Nameday
    form | Add person
    settings | Settings | settings`,
})
