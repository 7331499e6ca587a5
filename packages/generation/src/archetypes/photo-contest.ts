import { defineArchetype } from '../archetype.ts'

/** Pictures to a theme, looked at and voted on; a place to show pictures is `photo-sharing`. */
export const photoContest = defineArchetype({
  id: 'photo-contest',
  words:
    'photo contest 26, photo challenge 26, photography contest 26, photo competition 26, photography competition 24, photography club 22, photo club 22, camera club 22, monthly theme 14, weekly theme 12, theme of the month 14, best photo 14, picture of the month 16',
  examples: `
    A theme each month, everyone hands in two pictures, we vote and talk about them on Thursday
    Camera club with outings, critique evenings and a ranking over the year
    Daily picture challenge among friends: red, reflection, hands, winner picks the next word
    Upload one shot a week to the given theme and give points to the others, names hidden until the end
    Local paper's summer competition for amateurs, rules, jury, prizes, gallery of entries
    Members submit, judges score composition, light and idea, results and comments
    Fifty-two weeks, fifty-two subjects, my streak and what others made of it
    Company photo competition: nature round our office, votes by colleagues, twelve for the calendar
    Vote for the best of ten black-and-white portraits, see last month's winners
    School class collects pictures on a topic and chooses three for the wall
    Photo walk with meeting point, then everybody shares five frames and picks a favourite
    User can join a challenge, upload a photo, like entries and see the leaderboard`,
  unless:
    /^(?!.*\b(?:photos?|photograph\w*|pictures?|images?|shots?|snaps?|camera|theme|themes|entries)\b)/is,
  presets: 'editorial, dark-pro',
  icon: 'camera',
  names: 'Golden Hour, Theme of the Month, Third Frame',
  entity: 'contest-photo',
  home: 'shelf',
  screens: `
    home | Theme | home
    browse | Entries | image
    poll | Vote | check | idea
    votes? | Result | | idea
    leaderboard | Ranking | trophy
    calendar? | Dates | calendar
    people? | Members | users
    detail | Entry
    form | Hand in a picture
    notifications? | News
    profile | Me | user`,
})
