import type { Gadget } from './gadget.ts'

/** The camera of a phone, used by something else. */
export const phoneAsCamera: readonly Gadget[] = [
  {
    id: 'phone-webcam',
    called:
      /\b(?:phone|android|iphone|tablet|smartphone|old device)s? (?:as|into|to) (?:an? )?(?:wireless |ip |wi-?fi |usb )*(?:webcam|web camera|ip camera|baby camera)|\b(?:webcam|ip camera) (?:from|out of|app for) (?:your |my |an? )?(?:old )?(?:phone|android|iphone)\b/i,
    unless: /\b(?:mountain|beach|resort|live cams|monitor(?:ing)? (?:several|many))\b/i,
    icon: 'video',
    presets: 'dark-pro, clean',
    names: 'Second Camera, Tripod, Good Angle',
    sheets: [
      {
        name: 'Camera',
        title: 'On air',
        icon: 'video',
        content: `
          camera Your computer sees this | person
          stats
          - 1080p | Picture
          - 30 | Frames a second
          - 64 ms | Delay
          keys
          - flip | Front camera
          - flash | Light
          - mic | Mute
          - image | Snapshot
          button pause | Stop camera`,
      },
      {
        name: 'Connect',
        title: 'Connect over Wi-Fi',
        icon: 'wifi',
        content: `
          hero 192.168.1.24:8080 | Type this on your computer
          chips Connect by | * Wi-Fi, USB, Hotspot
          rows Watching now
          - code | Lea’s laptop | Since 9:12 | 4.2 Mbit/s
          fields
          - User name | text | lea
          - Password | text | harbour-42
          quiet copy | Copy address`,
      },
      {
        name: 'Picture',
        icon: 'settings',
        content: `
          chips Size | 720p, * 1080p, 4K
          sliders
          - Quality | 80
          - Zoom | 10
          - Exposure | 50
          switches
          - x Mirror picture
          - Keep screen dim
          - Sound as well`,
      },
    ],
  },
  {
    id: 'paper-postcard',
    called:
      /\b(?:(?:real|printed|paper|photo) postcards?|postcards? (?:app|maker|from (?:your |my |a )?photos?)|(?:sends?|print(?:s|ed)? (?:and )?(?:mails?|posts?|sends?)?) (?:[\w-]+ ){0,3}postcards?)\b/i,
    unless: /\b(?:collect\w*|collection|pen ?pals?|swap|exchange|shop|museum|auction)\b/i,
    icon: 'mail',
    presets: 'warm, playful',
    names: 'Wish You Were Here, Stamp On, By Post',
    sheets: [
      {
        name: 'Front',
        title: 'Choose a photo',
        icon: 'image',
        content: `
          image sea
          chips Layout | * Whole photo, White frame, Four photos, With a line
          fields
          - Line on the photo | text | Greetings from the pier
          keys
          - camera | Take photo
          - image | From gallery
          - flip | Turn
          button next | Write a text`,
      },
      {
        name: 'Back',
        title: 'Write a text',
        icon: 'edit',
        content: `
          fields
          - Your text | long | Dear gran, the water is cold and the cake is good. Back on Sunday, Lea
          chips Writing | * By hand, Typewriter, Plain
          stats
          - 74 | Letters
          - 376 | Left
          button next | Who gets it`,
      },
      {
        name: 'Send',
        title: 'Who gets it',
        icon: 'send',
        content: `
          people Addresses
          - Ruth Adeyemi | Mill street 12, Ghent | At home
          - Omar Haddad | Harbour street 4, Porto | Abroad
          - Iris Chen | Linden lane 9, Graz | Abroad
          rows Price
          - receipt | Postcard, printed | Matt paper, 300 g | € 1.60
          - mail | Stamp | Home country | € 0.95
          - wallet | Together | | € 2.55
          button card | Pay and send`,
      },
      {
        name: 'Sent',
        title: 'Sent cards',
        icon: 'truck',
        content: `
          rows Sent cards
          - truck | To Ruth, pier at dawn | Printed today, there on Mon 23 Nov | On its way
          - check | To Omar, four cats | Arrived Tue 10 Nov | Arrived
          - check | To Iris, first snow | Arrived Thu 5 Nov | Arrived`,
      },
    ],
  },
]
