import { defineArchetype } from '../archetype.ts'

/** Sightings of a species that does harm, sent with a photo and confirmed by those who know it. */
export const nestReports = defineArchetype({
  id: 'nest-reports',
  words:
    'hornet nests 60, hornet nest 60, report hornet 50, asian hornet 60, asian hornets 60, hornets 34, wasp nests 44, wasp nest 44, invasive species 40, invasive plants 40, knotweed 34, giant hogweed 40, ragweed reports 34, oak processionary 34, tick map 24, mosquito sightings 34, report sightings of 24, pest sightings 34, boxwood moth 24, quagga 24, experts confirm 22',
  examples: `
    Send a picture of the nest and where it hangs, beekeepers look whether it is the Asian one
    Map of nests that were found, checked and taken away in our county
    Citizens tell where knotweed grows, the council marks it as cleared
    Experts look at the photo and say what it was, the finder gets an answer
    Alien crayfish and turtles in our lakes: photo, place, date, checked by biologists
    Ragweed: report plants, number, beside the field or the road
    Pest hunters get an alert for their area, plan the removal, add a report
    Tiger mosquito sightings with a picture of the legs and the postcode
    How to tell the hornet from its European sister, then send what you saw
    Caterpillar nests in oaks near schools, fenced off until removed
    Beekeepers lay bait, count hornets, and the flight line shows the nest
    Which foreign plants were found along our river this year`,
  bars: 'cart checkout slots feed',
  presets: 'natural, bold',
  icon: 'warning',
  names: 'Yellow Legs, Seen Here, Paper Nest',
  entity: 'nest-report',
  home: 'focus',
  screens: `
    home | Home | home
    map | Map | map
    browse | Reports | list
    form | Report
    guide? | Tell apart | help
    browse! | To confirm | check | nest-report | | | experts, experts confirm, confirm, confirmed, checked by experts, verify
    stats? | Numbers | chart
    detail | Report
    notifications? | Alerts | bell
    profile? | Me | user
    settings? | Settings | settings`,
})
