import { defineArchetype } from '../archetype.ts'

export const mockLocation = defineArchetype({
  id: 'mock-location',
  words:
    'fake gps 32, fake location 30, mock location 32, mock locations 32, fake your gps 30, gps joystick 28, location changer 28, spoof location 28, location spoofer 30, spoof gps 28, fake your location 30, pretend to be 14',
  examples: `
    Set my phone's position to anywhere on the map
    Fake GPS with favourite places and a joystick to walk
    Mock location for developers who test maps
    Pretend to be in another city, change it with a tap
    Simulate a route at walking speed for testing
    Spoof coordinates by entering latitude and longitude
    Location changer that remembers where I have been set
    Teleport to a saved place and stop again from the notification
    Replay a GPX track as if I walked it
    Hide where I really am from apps that ask
    Jump between cities to test what my app shows there
    Random movement around the chosen point`,
  bars: 'people cart checkout camera',
  presets: 'clean, dark-pro',
  icon: 'pin',
  names: 'Elsewhere Now, Somewhere, Set Down',
  entity: 'mock-spot',
  screens: `
    map | Map | map
    saved | Favorites | star
    history | History | clock
    detail | Place
    form | Add place
    settings | Settings | settings`,
})
