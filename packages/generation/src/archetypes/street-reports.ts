import { defineArchetype } from '../archetype.ts'

export const streetReports = defineArchetype({
  id: 'street-reports',
  words:
    'potholes 6, pothole, street lights 14, street light 14, streetlights 14, fly tipping 14, illegal dumping 14, report problems 10, report a problem 10, report issues 10, report defects 12, broken bench 9, graffiti 6, litter 4, fixed by the town 14, fix my street 20, citizen complaints 26, citizen complaint 24, public complaints 22, complaints to the city 22, civic complaints 24, grievance 14, civic issues 22, noise complaint 34, noise complaints 34, report noise 24, noise pollution report 26, complaint to the council 24, report to the council 26, bike lane hazards 44, bike lane hazard 40, cycling hazards 36, hazards reports 26, hazard reports 24, road hazards 30, road hazard 28, blocked bike lane 36, bike lane 14, broken sidewalk 28, broken pavement 26, warn others 16, post warnings 16, temporary conditions 12',
  examples: `
    Report dangerous situations without giving a name and view those of others
    Neighbours report potholes and broken lamps with a photo and see when the town has mended them
    The street light in front of our house is dark, tell the council and follow what happens
    Overflowing bins, a wobbly bench, graffiti: pin it on the map, others can say they saw it too
    Report a problem in our district, status open, in work, done, and a message when it is fixed
    Citizens send defects of roads and cycle lanes with place and picture, staff sort them by street
    Fallen tree on the path? One photo, one tap, the works department knows
    See all reported damage around me on a map with its state
    Wheelchair users mark kerbs and broken lifts, the city answers
    Dumped rubbish in the woods, send the spot to whoever picks it up
    Playground swing broken, who do I tell? An app for our town with my reports and their answers
    Road damage after winter, severity, photo, coordinates, number of people who complain
    Blocked drain, missing sign, leaking hydrant: choose what it is, where, add a picture, send
    University campus: students report broken doors and heating, facility staff close the tickets
    Our village wants fewer phone calls: people hand in what is broken, with photos, and see it was repaired
    Cyclists report glass, parked cars and holes in the bike lane with a photo
    Travellers warn whoever comes after them of a dead socket, a closed toilet or a seat that is broken`,
  unless: /\b(?:museum|clocks?|collection|workshop|machines?|factory|our flat|my house)\b/i,
  presets: 'clean, editorial',
  icon: 'pin',
  names: 'Seen and Mended, Next Street, Put Right',
  entity: 'street-report',
  home: 'shelf',
  bars: 'deed',
  screens: `
    home | Around you | home
    map | Map | map
    browse | Reports | list
    stats? | Mended | chart
    notifications? | Answers | bell
    detail | Report
    form | Report something
    profile | Me | user`,
})
