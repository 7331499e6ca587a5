import { definePage } from './page.ts'

export const tripStops = definePage({
  id: 'trip-stops',
  said: 'stops, stopovers, route, route and stops, stops on the way, rest stops, places to stop, stops along the way, scenic stops',
  unless: /\b(?:bus|tram|transit|delivery|drivers? app|school)\b/i,
  within:
    /\b(?:road ?trips?|van ?life|camper|motorhome|driving holiday|drive across|motorbike tour|motorcycle tour)\b/i,
  name: 'Stops',
  icon: 'pin',
  line: 'Five stops, 740 km',
  content: `
    map From Leipzig to the sea | Leipzig, Hof, Regensburg, Salzburg, Bled, Piran
    timeline Thursday
    - Leipzig, 8:00 | Full tank, bread for two
    - Hof, 9:50 | Coffee at the castle, 25 min
    - Regensburg, 12:10 | Lunch by the stone bridge
    timeline Friday
    - Salzburg, night | Guesthouse Linde, parking behind it
    - Bled, 11:00 | Two hours at the lake
    - Piran, 17:30 | Key under the blue pot
    stats All of it
    - 740 km | Distance
    - 8 h 40 | Driving
    button plus | Add stop
  `,
})
