import { defineArchetype } from '../archetype.ts'

/** One photo or a second of film of every day, and looking back at it; shown to others it is `photo-sharing`. */
export const photoADay = defineArchetype({
  id: 'photo-a-day',
  words:
    'photo a day 40, photo of every day 36, picture a day 40, picture every day 34, photo every day 36, selfie a day 46, daily selfie 46, selfie every day 46, one second video 46, one second every day 50, one second a day 46, second of video 34, take a daily photo 44, take a photo every day 44, daily photo diary 50, photo diary 34, photo journal 34, photo calendar 24, how much i have changed 26, face over time 34, time lapse of my face 50, watch myself grow 26, look back at photos 24, picture each month 36, photo each month 36, picture of my kid each 44, photo of my kid each 44, face every day 44, photo of my face 40, picture of my face 40, monthly photo 34, monthly photos 34, side by side photos 30',
  examples: `
    Take a selfie every day and see how my face changes over the years
    One photo a day in a calendar, with a line about it
    Record one second of video each day and make a film of the year
    Remind me to take today's picture, with yesterday's as a ghost to line it up
    My child from birth to school, a portrait every week, played as a film
    Look back a year and see what I did that day
    Photo diary with the place where each picture was taken
    My pregnancy belly, same spot, same light, all in one clip
    Users get a prompt for a daily photo and see how they have grown
    Beard, hair, muscles: a picture a day and two side by side
    365 pictures, a year on one page
    The tree outside my window through all seasons, the same frame
    Calendar of pictures, tap a day to open it`,
  bars: 'cart checkout slots people feed',
  presets: 'editorial, calm',
  icon: 'camera',
  names: 'Three Six Five, Day by Day, Same Window',
  entity: 'day-photo',
  home: 'shelf',
  screens: `
    home | Today | home
    calendar | Calendar | calendar
    browse | Days | grid
    compare | Then and now | layers | | | | look back, compare, before and after, grown, improved, changed, progress
    video? | Film | film | | | | film, video, time lapse, timelapse, movie, clip, slideshow
    map? | Map | map
    stats? | Numbers | chart
    detail | Day
    form | Take photo
    settings | Settings | settings`,
})
