import { defineArchetype } from '../archetype.ts'

/** Scouts, camps and youth groups: what the children do there, what parents have to know. */
export const youthGroup = defineArchetype({
  id: 'youth-group',
  words:
    'sunday school 40, sunday school teachers 44, holiday club 18, kids camp 20, summer camp for kids 20, holiday camp 18, summer camp 20, holiday camp 18, scout troop 22, scouts 12, scout group 20, girl guides 18, cub scouts 18, troop 6, youth group 16, youth club 14, day camp 18, camp counselors 18, camp leaders 14, merit badges 18, campers 9, patrols 5, jamboree 14',
  examples: `
    Holiday club for children: parents book single days and pay, groups, who picks up whom
    Church youth: weekly meeting, songs, prayer requests, sign up for the summer camp
    Our confirmation class and youth evenings, games, songs with guitar, weekend away
    What our children do at camp today, photos in the evening, and what to pack
    Troop of forty with patrols, badges earned, Friday meetings, next hike
    Parents read the day's programme, menu and news from the tents, and give consent for the canoe trip
    Counsellors have cabins, allergies, medicine times and who is a swimmer at hand
    Scouts collect merit badges, leaders sign what is done, fees and camps on one page
    Day camp in the holidays: register per week, groups by age, pick-up persons
    Guides' calendar with campfires, service days, kit list and phone numbers of parents
    Youth club of the parish, evenings, trips, permission slips, who drives
    Wilderness week: tent groups, duties, map of the site, emergency numbers
    Send a letter to my child in the camp and see pictures once a day
    Jamboree helper: programme, sub-camps, meals, lost things
    Cubs and beavers, promise, knots learned, camp nights counted`,
  presets: 'natural, warm',
  icon: 'camp',
  names: 'Campfire, Reef Knot, Tent Seven',
  entity: 'camp-day',
  home: 'focus',
  screens: `
    home | Home | home
    week | Programme | calendar
    browse | Children | users | camp-child
    browse | Badges | star | merit-badge
    feed | Photos | image | photo
    checklist? | Packing list | bag | packing
    people? | Leaders | users
    chats? | Messages | chat
    detail | Activity
    form | Add activity
    notifications? | News | bell
    profile? | Me | user`,
})
