import { roomService } from '../room-service.ts'
import { defineVarieties } from './variety.ts'

/** What a house offers those who sleep there; without these words it is a hotel with a kitchen and a spa. */
export const roomServiceVarieties = defineVarieties(roomService, [
  {
    signs:
      'cottage 8, cottages 8, holiday flat 9, holiday home 9, holiday house 9, holiday let 9, holiday apartment 9, vacation rental 9, airbnb 8, chalet 8, cabin 7, tiny house 8, house manual 9, house guide 8, welcome book 9, guidebook 6, self-catering 9',
    one: 'Page',
    many: 'House manual',
    icon: 'home',
    groups: 'House, Around here, Leaving',
    fields: `
      What is it | choice | Something is broken | Something is broken, A question, We arrive later, We leave later
      Where | text | Kitchen, left tap
      Photo | photo | kitchen
      Notes | long | It drips since this morning, a bowl stands below`,
    without: 'What, Room, Time, People, Wishes',
    samples: `
      icon | title | subtitle | overline | meta
      key | Getting in | Key box by the blue door, code 4186 | House | First
      sun | Stove and heating | Dry logs are in the shed, damper half open | House | 2 min
      drop | Hot water | Switch under the stairs, on for an hour | House | 1 min
      bin | Bins | Paper on Tuesdays, glass by the church | House | Tue
      map | The beach below | Twelve minutes by the path, no dogs in July | Around here | 12 min
      key | Before you leave | Windows shut, key back in the box by ten | Leaving | 10:00`,
    about:
      'The light is on the left. Turn the key twice and pull the door towards you, it sticks when it rains.',
    facts: '4186 | Code\n16:00 | From\nSunday | Until',
    figures: '3 | Nights left\n10:00 | Check-out\nharbour-7 | Wi-Fi',
    hero: 'You are here until Sunday | How to get in | Key box by the blue door, code 4186 | Show me',
    tip: 'We live ten minutes away | Write when something is broken, we come the same day',
    add: 'Write to us',
    use: 'Write to us',
    price: '',
  },
])
