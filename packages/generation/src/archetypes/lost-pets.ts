import { defineArchetype } from '../archetype.ts'

export const lostPets = defineArchetype({
  id: 'lost-pets',
  words:
    'lost pets 22, lost pet 20, missing pets 22, missing pet 20, found pet 16, lost or found pet 22, lost dog 18, lost cats 18, missing cat 18, lost and found pets 30, found pets 20, lost cat 18, lost pet 16, lost a dog 20, lost pets 20, cat is missing 28, dog is missing 28',
  examples: `
    A parrot flew away: report it with ring number, see birds found near here
    Missing cat alert: my tabby is gone since Friday, alert everyone within two kilometres
    Seen a frightened beagle by the river: photo, spot on the map, time, direction
    Lost dogs and other runaway animals: neighbours help search with posters and sightings
    Found pet: a tortoise sits in my yard, chipped or not, whose is it
    Microchip number, collar colour, shy or friendly, last seen where, reward
    Our parrot flew out of the window, green with red beak, answers to whistling
    Lost and found pets: shelters and vets post strays brought in, owners recognise their own
    Search teams with drones and sniffer dogs look for pets that ran off on New Year's Eve
    Push message when a stray kitten is reported near my street
    Print a flyer with picture and phone number for my escaped rabbit, follow tips from people nearby
    Reunited! Mark your lost pet as home again and thank the helpers
    Ferret escaped through the fence; who has spotted it, when and where`,
  presets: 'warm, clean',
  icon: 'paw',
  names: 'Home Again, White Paw, Seen Here',
  entity: 'missing-pet',
  home: 'focus shelf',
  screens: `
    home | Nearby | home
    map | Map | map
    browse | Pets | paw
    notifications | Alerts | bell
    chats? | Messages | chat
    detail | Pet
    form | Post a pet
    saved? | Saved | heart
    profile | Me | user`,
})
