import { defineArchetype } from '../archetype.ts'

/** When the sun comes up and goes down; the moon and the weather are kinds of their own. */
export const sunTimes = defineArchetype({
  id: 'sun-times',
  words:
    'how much sun 34, sun today 24, hours of sun 30, daylight today 40, sunlight today 40, sunshine today 34, sunrise and sunset 22, sunset and sunrise 22, sunrise 9, sunset 8, length of the day 14, day length 14, golden hour 14, blue hour 12, solar noon 14, twilight 7, daylight hours 14, dawn and dusk 16',
  examples: `
    When does the sun come up and go down at my place, today and on any date
    Sunrise, sunset and how long the day is, with a chart over the year
    Golden hour and blue hour for photographers by place and date
    How many hours of daylight are left before my hike has to end
    Enter a city and get dawn, dusk and solar noon
    A widget that counts down to sunset
    Days get longer again: by how many minutes since yesterday
    Times of twilight, civil, nautical and astronomical, for sailors
    Shortest and longest day of the year where I live, with the dates of the solstices
    Where on the horizon does the sun rise in June, direction and angle
    Compare daylight of two cities, north and south
    Alarm half an hour before the sun rises`,
  presets: 'warm, calm',
  icon: 'sun',
  names: 'First Light, Long Day, Dusk',
  entity: 'sun-day',
  home: 'focus',
  screens: `
    home | Today | sun
    browse | Days | list
    stats | Year | chart
    calendar? | Calendar | calendar
    notifications? | Reminders | bell
    detail | Day
    form | Place
    map? | Map | map
    settings | Settings | settings`,
})
