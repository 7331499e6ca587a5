import type { Gadget } from './gadget.ts'

/** For those out in wind and weather. */
export const underWay: readonly Gadget[] = [
  {
    id: 'anchor-alarm',
    called: /\banchor (?:alarm|watch|guard|drag\w*|monitor)\b|\banchor(?:age|ing)? (?:app|position)\b/i,
    icon: 'bell',
    presets: 'dark-pro, clean',
    names: 'Holding, Quiet Bay, Forty Metres of Chain',
    sheets: [
      {
        name: 'Watch',
        title: 'Anchor watch',
        icon: 'bell',
        content: `
          map Swing radius 45 m | Anchor, Boat now, Yacht Mara, Shore
          stats
          - 28 m | From the anchor
          - 45 m | Swing radius
          - 11 kn | Wind
          - 6.2 m | Depth
          button target | Drop anchor here
          quiet up | Anchor up
          switches
          - Drag alarm
          - x Alarm on wind shift
          - Alarm without GPS
          text Holding since 19:40, seven hours`,
      },
      {
        name: 'Anchor',
        title: 'Set swing radius',
        icon: 'settings',
        content: `
          fields
          - Depth in m | number | 6
          - Chain out in m | number | 32
          - Boat length in m | number | 9
          - Anchor lies from here | text | 18 m, 240°
          hero 45 m | Swing radius with five metres to spare
          chips Alarm tone | * Siren, Bell, Voice
          chips Warn by | * This phone, Second phone, Message to Omar`,
      },
      {
        name: 'Log',
        title: 'Position log',
        icon: 'clock',
        said: /\b(?:logs?|overnight|histor\w+|record\w*|track|position)\b/i,
        content: `
          line Metres from the anchor overnight | 22, 26, 31, 38, 29, 24, 28 | 20:00, , 0:00, , 4:00, , now
          rows Depth and wind
          - wave | 4:00 | 54° 22.14′ N, 10° 09.71′ E, 11 kn NW | 6.2 m
          - wave | 2:00 | 54° 22.15′ N, 10° 09.70′ E, 17 kn NW | 5.8 m
          - wave | 0:00 | 54° 22.14′ N, 10° 09.72′ E, 9 kn W | 6.4 m
          button download | Export track`,
      },
    ],
  },
  {
    id: 'variometer',
    called: /\bvario(?:meter)?\b|\bclimb(?:ing)? rate (?:meter|indicator)\b/i,
    icon: 'trend',
    presets: 'dark-pro, bold',
    names: 'Two Up, Blue Thermal, Sink Rate',
    sheets: [
      {
        name: 'Fly',
        title: 'Variometer',
        icon: 'trend',
        content: `
          ring Climb | 0.68 | +2.4 | m/s, climbing
          stats
          - 1,842 m | Altitude
          - 1,120 m | Altitude above take-off
          - 8.2 | Glide ratio
          - 38 km/h | Ground speed
          - 14 km/h NW | Wind
          - 1:12 | In the air
          line Climb and sink in the last minute, m/s | 0.4, 1.2, 2.8, 3.1, 2.2, 1.8, 2.4 | −60 s,  ,  , −30 s,  ,  , now
          switches
          - Climb and sink beeps
          - Voice every 100 metres
          keys
          - play | Take off
          - pin | Mark thermal
          - check | Landed`,
      },
      {
        name: 'Map',
        icon: 'map',
        said: /\b(?:maps?|thermals?|air ?spaces?|waypoints?|tracks?)\b/i,
        content: `
          map Thermals and airspace | Take-off, Thermal +3.1, Turn point, Landing field
          rows Airspace near
          - warning | Harbour TMA | From 1,370 m, 4.2 km ahead
          - info | Nature reserve | 300 m above ground`,
      },
      {
        name: 'Flights',
        title: 'Flight log',
        icon: 'clock',
        said: /\b(?:logs?|logbook|flights|igc|record\w*|histor\w+|tracks?)\b/i,
        content: `
          rows Flight log
          - plane | Larch ridge | Today, highest 2,310 m, 34 km | 2:14
          - plane | North meadow | Sun 15 Nov, highest 1,480 m | 0:38
          - plane | Larch ridge | 2 Nov, highest 1,960 m, 18 km | 1:22
          button download | IGC export
          quiet share | Share flight`,
      },
      {
        name: 'Tone',
        title: 'Beeps',
        icon: 'volume',
        said: /\b(?:beeps?|tones?|sounds?|audio|threshold)\b/i,
        content: `
          sliders
          - Climb beeps from 0.2 m/s | 20
          - Sink tone from −2.5 m/s | 60
          - Volume | 80
          - Averaging | 40
          chips Sensor | * Barometer, GPS, Bluetooth vario`,
      },
    ],
  },
  {
    id: 'lightning-map',
    called:
      /\b(?:lightning|thunder(?:storms?)?|storm) (?:strikes?|tracker|map|radar|detector|warning|alerts?|alarm|distance)\b/i,
    icon: 'bolt',
    presets: 'dark-pro, clean',
    names: 'Eight Kilometres, Flash and Count, Cell Ahead',
    sheets: [
      {
        name: 'Map',
        title: 'Lightning and radar',
        icon: 'map',
        content: `
          map Lightning strikes and rain radar | Strike 1 min ago, Strike 4 min ago, Strike 9 min ago, Cell moving north-east
          stats
          - 18 km | Distance to thunderstorm
          - 42 | Strikes in 10 min
          - NE, 30 km/h | Moving
          chips Rain radar | −30 min, −15 min, * Now, +15 min, +30 min
          switches
          - Rain radar
          - Lightning, last 20 minutes`,
      },
      {
        name: 'Strikes',
        icon: 'bolt',
        content: `
          rows Lightning strikes nearby
          - bolt | 18 km, south-west | Mill hills, a minute ago | 31 kA
          - bolt | 21 km, south-west | Old quarry, 4 minutes ago | 18 kA
          - bolt | 26 km, west | Long lake, 9 minutes ago | 44 kA
          line Distance to the nearest, km | 44, 39, 34, 30, 26, 21, 18 | −60 min,  ,  , −30 min,  ,  , now
          fields
          - Seconds between flash and thunder | number | 9
          hero 3.1 km | That is how far it was`,
      },
      {
        name: 'Warning',
        icon: 'bell',
        content: `
          chips Warn when closer than | 5 km, * 10 km, 20 km, 50 km
          switches
          - Thunderstorm warning
          - Warn at night
          - All-clear after 30 min
          rows Lately warned
          - bell | Thunderstorm 9 km away | Today, 16:12 | Passed north
          - bell | Heavy rain in 20 minutes | Sun 15 Nov | 12 mm
          fields
          - Place | text | Where I am`,
      },
    ],
  },
  {
    id: 'map-survey',
    called:
      /\b(?:(?:improve|contribut\w+ to|survey(?:ing)? for|edit(?:ing)?|help(?:ing)? (?:to )?(?:improve|complete)) (?:the )?(?:openstreetmap|osm)|(?:openstreetmap|osm) (?:editor|survey\w*|quests?|contribut\w+|mapper)|answer\w* (?:simple |easy |quick )*questions about (?:the )?(?:places|streets|things) (?:around|near))\b/i,
    icon: 'map',
    presets: 'clean, natural',
    names: 'Street by Street, Small Quest, Is There a Ramp',
    sheets: [
      {
        name: 'Map',
        title: 'Map of quests',
        icon: 'map',
        content: `
          map Questions about places around you | Opening hours?, Surface?, House number?, Ramp?
          stats
          - 24 | Quests nearby
          - 412 | Answers
          - 6 | To upload
          chips Quests | * All, Shops, Paths, Addresses, Access
          button upload | Upload answers`.replace('button upload', 'button arrowUp'),
      },
      {
        name: 'Question',
        title: 'What surface has this path?',
        icon: 'help',
        content: `
          image park
          chips Surface | * Asphalt, Paving stones, Gravel, Earth, Grass
          button check | Save answer
          quiet skip | I cannot say
          rows More questions here
          - clock | Opening hours of Old dairy? | 40 m
          - home | House number of this house? | 60 m
          - user | Is there a ramp at the library? | 110 m
          quiet camera | Leave a note with a photo`,
      },
      {
        name: 'Profile',
        title: 'What you gave',
        icon: 'trophy',
        content: `
          stats
          - 412 | Answers
          - 18 | Days in a row
          - 3 | Towns
          rows Quest types
          - clock | Opening hours | 96
          - rows | Surfaces | 140
          - home | House numbers | 118
          - user | Ramps and kerbs | 58
          text Signed in to OpenStreetMap as lea_b`,
      },
    ],
  },
  {
    id: 'mesh-radio',
    called:
      /\b(?:lora\b|lorawan|meshtastic|mesh(?:core)? (?:radio|network|messeng\w+|chat)|off[- ]grid (?:text |chat |radio )?(?:messages?|messaging|messeng\w+|communication|chat))\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Three Hops, Off Grid, Node Seven',
    sheets: [
      {
        name: 'Chat',
        title: 'Chat channels',
        icon: 'chat',
        content: `
          chips Channels | * Everyone, Valley, Rescue, Direct
          people Everyone
          - Node 7, Lea | At the upper hut, all well. | 2 hops, −94 dBm
          - Node 3, Omar | Fog up here, we wait. | 1 hop, −81 dBm
          - Base | Soup at seven. | 3 hops, −112 dBm
          - You | On our way, forty minutes. | Delivered
          fields
          - Message | text | On our way, forty minutes
          button send | Send message`,
      },
      {
        name: 'Nodes',
        icon: 'list',
        content: `
          rows Nodes
          - wifi | Node 3, Omar | SNR 6.5, 1 hop, battery 84 % | −81 dBm
          - wifi | Node 7, Lea | SNR 2.0, 2 hops, battery 61 % | −94 dBm
          - home | Base | SNR −4.5, 3 hops, mains | −112 dBm
          - pin | Relay on the ridge | Solar, battery 97 % | −88 dBm
          text Signal strength of each hop, heard in the last hour`,
      },
      {
        name: 'Map',
        title: 'Mesh on a map',
        icon: 'map',
        content: `
          map Mesh map | You, Node 3, Node 7, Relay on the ridge, Base
          rows Longest hop
          - wifi | Ridge to Base | 14.2 km | −112 dBm
          switches
          - Share my position
          - x Share exact position`,
      },
      {
        name: 'Radio',
        title: 'Pair a node',
        icon: 'settings',
        content: `
          rows Pair by Bluetooth
          - wifi | Kwiq-4f2a | Paired, battery 78 % | Connected
          - wifi | Kwiq-91cc | Seen just now | Pair
          fields
          - Name | text | Mara, node 12
          - Region | choice | EU 868 | EU 868, US 915, EU 433
          - Preset | choice | Long fast | Long fast, Long slow, Medium, Short
          button check | Save to node`,
      },
    ],
  },
]
