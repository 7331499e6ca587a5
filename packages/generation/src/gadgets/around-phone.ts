import type { Gadget } from './gadget.ts'

/** What a phone knows of its connections, and does for those who have no hand free. */
export const aroundPhone: readonly Gadget[] = [
  {
    id: 'wifi-network',
    called:
      /\bwi-?fi (?:analy[sz]er|channels?|scanner|monitor|signal|networks? (?:around|near|in range)|networks? with)\b|\b(?:shows?|displays?|lists?|scans?) (?:the |all |every )?(?:wi-?fi|wireless) networks\b/i,
    unless: /\b(?:heat ?maps?|floor ?plans?|passwords?|qr|guests?|rooms?)\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Channel Eleven, Minus Fifty, Less Crowded',
    sheets: [
      {
        name: 'Networks',
        title: 'Wi-Fi networks around you',
        icon: 'list',
        content: `
          chips Band | * 2.4 GHz, 5 GHz, 6 GHz
          rows Networks
          - wifi | Linden lane 4 | Channel 6, 2,437 MHz, WPA3, connected | −48 dBm
          - wifi | Mill-Guest | Channel 11, open | −61 dBm
          - wifi | Printer-4F2A | Channel 6, WPA2 | −67 dBm
          - wifi | Attic | Channel 1, WPA2 | −74 dBm
          - lock | Hidden network | Channel 6, WPA2 | −81 dBm
          text Signal level, channel and security type, every two seconds`,
      },
      {
        name: 'Channels',
        title: 'Channel graph',
        icon: 'chart',
        content: `
          chart Channel graph, networks by channel | 3, 0, 0, 1, 0, 5, 0, 0, 1, 0, 2 | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
          rows Best channels
          - star | Channel 11 | Two networks, weak | 8 of 10
          - star | Channel 1 | Three networks | 6 of 10
          - star | Channel 6 | Five networks, yours | 3 of 10
          banner bulb | Change to channel 11 | Two networks less are in the way`,
      },
      {
        name: 'Signal',
        title: 'Signal level',
        icon: 'trend',
        content: `
          ring Signal level | 0.74 | −48 | dBm, very good
          line Signal over time, dBm | 52, 50, 55, 61, 54, 49, 48 | −60 s,  ,  , −30 s,  ,  , now
          stats
          - 866 | Mbit/s
          - Wi-Fi 6 | Standard
          - 80 MHz | Width
          switches
          - Beep by signal`,
      },
    ],
  },
  {
    id: 'ip-info',
    called:
      /\b(?:ip (?:address(?:es)?|info\w*|tools?|lookup)|(?:subnet|cidr|netmask|ip) calculator|network info\w*|(?:what is|what's) my ip)\b/i,
    unless: /\b(?:block|hide|vpn|proxy|camera|wake|geo-?block|printer)\b/i,
    icon: 'globe',
    presets: 'dark-pro, clean',
    names: 'Dot Twenty-four, Gateway, Slash Twenty-six',
    sheets: [
      {
        name: 'Connection',
        title: 'Current connection',
        icon: 'globe',
        content: `
          hero 203.0.113.24 | Public IP address, Lisbon, harbour net
          rows This phone
          - wifi | IP address | 192.168.1.24 | DHCP
          - globe | IPv6 | 2001:db8:4f::24
          - home | Gateway | 192.168.1.1 | 2 ms
          - layers | DNS servers | 192.168.1.1, 9.9.9.9
          - grid | Subnet mask | 255.255.255.0 | /24
          - key | MAC address | 3C:52:82:0F:9A:11
          quiet copy | Copy IP address
          button repeat | Refresh`,
      },
      {
        name: 'Subnet',
        title: 'Subnet calculator',
        icon: 'grid',
        said: /\b(?:subnets?|cidr|netmasks?|calculat\w+|hosts)\b/i,
        content: `
          fields
          - IP address | text | 192.168.1.24
          - Prefix length | number | 26
          hero 62 | Usable hosts | 2 ^ (32 - {Prefix length}) - 2
          rows Subnet
          - grid | Network | 192.168.1.0
          - grid | First host | 192.168.1.1
          - grid | Last host | 192.168.1.62
          - grid | Broadcast | 192.168.1.63
          - grid | Mask | 255.255.255.192
          - code | Wildcard | 0.0.0.63`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: /\b(?:histor\w+|changes?|log\w*|notif\w+)\b/i,
        content: `
          rows Addresses before
          - clock | 203.0.113.24 | Today, 8:40, Wi-Fi
          - clock | 198.51.100.7 | Yesterday, mobile data
          - clock | 203.0.113.91 | Sun 15 Nov, Wi-Fi`,
      },
    ],
  },
  {
    id: 'headset-battery',
    called:
      /\b(?:battery (?:level |time |status |life )?(?:of|for|in) (?:your |my |the |all )?(?:wireless |bluetooth )*(?:headphones?|earbuds?|headset|devices|watch|accessories)|(?:headphones?|earbuds?|airpods?|bluetooth (?:device|headset)) battery|remaining battery time)\b/i,
    icon: 'headphones',
    presets: 'clean, dark-pro',
    names: 'Left Bud, Two Hours Left, Case Lid',
    sheets: [
      {
        name: 'Now',
        title: 'Studio buds',
        icon: 'headphones',
        content: `
          ring Battery | 0.64 | 64 % | 2 h 50 remaining battery time
          stats
          - 68 % | Left
          - 64 % | Right
          - 41 % | Case
          rows Other devices
          - watch | Watch | Connected | 82 %
          - headphones | Old headset | Not connected | 20 %
          switches
          - When the case opens
          - Notify below 20 %`,
      },
      {
        name: 'History',
        icon: 'chart',
        content: `
          line Battery over the day | 100, 96, 88, 81, 74, 70, 64 | 8:00, , 10:00, , 12:00, , now
          rows Listened
          - clock | Today | 2 h 10 | −36 %
          - clock | Yesterday | 4 h 05 | −71 %
          text A full charge lasts about six hours, ten percent less than when new`,
      },
    ],
  },
  {
    id: 'message-reader',
    called:
      /\breads? (?:out |aloud )?(?:your |my |incoming |new |all |the )*(?:messages?|sms|texts|notifications|caller names?|whatsapp|e-?mails?)\b(?: aloud| out loud)?|\b(?:speaks?|announces?) (?:your |incoming |new |the )*(?:messages?|notifications|callers?|caller names?)\b/i,
    unless: /\b(?:chat app|real[- ]time|group chats?|encrypt\w*|users? can|server|mailbox)\b/i,
    icon: 'volume',
    presets: 'calm, dark-pro',
    names: 'Eyes on the Road, Read to Me, Who Is Calling',
    sheets: [
      {
        name: 'Reader',
        title: 'Read messages aloud',
        icon: 'volume',
        content: `
          switches
          - Reading is on
          - Incoming messages
          - Caller names
          - x Mail
          chips When | Always, * With car Bluetooth, With headphones, Driving
          hero “Lea writes: I am at the early ferry.” | Read a minute ago
          keys
          - repeat | Again
          - pause | Stop
          - mic | Answer by voice`,
      },
      {
        name: 'Apps',
        title: 'Apps and people',
        icon: 'grid',
        content: `
          switches Read from
          - Messages
          - Family group
          - x Mail
          - x Offers
          people Always read
          - Lea Brandt | Name and text
          - Omar Haddad | Name only`,
      },
      {
        name: 'Voice',
        icon: 'settings',
        content: `
          sliders
          - Speed | 46
          - Volume | 80
          - Pause before reading | 20
          chips Voice | * Ana, Jonas, Priya
          switches
          - Lower the music meanwhile
          - x Read emoji
          - First 200 letters only`,
      },
    ],
  },
  {
    id: 'clap-finder',
    called:
      /\b(?:clap|whistle|snap)(?:ing)?(?: your hands)? to (?:find|locate)\b|\bfinds? (?:your |my )?(?:lost )?phone (?:by|with) (?:a )?(?:clap\w*|whistl\w*)\b/i,
    icon: 'bell',
    presets: 'playful, bold',
    names: 'Clap Twice, Here I Am, Under the Cushion',
    sheets: [
      {
        name: 'Find',
        title: 'Whistle or clap',
        icon: 'bell',
        content: `
          switches
          - Listening for a whistle
          - Listening for two claps
          hero Here I am! | Rings, flashes and vibrates when it hears you
          sliders
          - Sensitivity | 60
          - Ringing volume | 100
          chips Answer with | * Ringing, Voice, Song, Siren
          switches
          - Flash light
          - Even when silent
          quiet play | Try it`,
      },
      {
        name: 'When',
        icon: 'clock',
        content: `
          fields
          - From | time | 07:00
          - Until | time | 23:00
          switches
          - x While music plays
          - While screen is off
          rows Heard
          - bell | Two claps | Today, 8:40 | Found
          - bell | Whistle | Yesterday, 21:12 | Found`,
      },
    ],
  },
  {
    id: 'text-recogniser',
    called:
      /\b(?:ocr|text (?:recognition|recogni[sz]er|extractor|scanner|grabber)|(?:extract|recogni[sz]|copy|copies|convert|read)\w* (?:the )?(?:printed |handwritten )?(?:text|handwriting|words) (?:from|in|to text|out of)\b|handwriting to text|(?:images?|photos?|pictures?|screen ?shots?) to text)\b/i,
    unless: /\b(?:receipts?|invoices?|translat\w+|blind|business cards?|number plates?|subtitles?|pdfs?)\b/i,
    icon: 'camera',
    presets: 'clean, bold',
    names: 'Every Letter, Typed for You, Off the Page',
    sheets: [
      {
        name: 'Scan',
        title: 'Text from the camera',
        icon: 'camera',
        content: (text) => `
          camera Hold the page inside the frame | document
          chips Kind | * ${/handwrit/i.test(text) ? 'Handwriting, Print' : 'Print, Handwriting'}, Table
          chips Language | * English, German, French, Spanish
          button camera | Recognise text | #Text
          quiet image | Choose a picture`,
      },
      {
        name: 'Text',
        title: 'Recognised text',
        icon: 'edit',
        content: `
          fields
          - Recognised text | long | Two cups of flour, one egg, a pinch of salt. Leave to rest for an hour.
          stats
          - 98 % | Sure
          - 14 | Words
          - 2 | To check
          keys
          - copy | Copy text
          - share | Share
          - volume | Read aloud
          - edit | Correct
          button download | Save as text file`,
      },
      {
        name: 'History',
        icon: 'clock',
        content: `
          rows Recognised
          - file | Grandma’s recipe card | Today, handwriting | 14 words
          - file | Notice on the door | Yesterday, print | 62 words
          - file | Page 142 | Sun 15 Nov, print | 318 words`,
      },
    ],
  },
  {
    id: 'midi-player',
    called: /\bmidi\b|\bpiano roll\b|\bsound ?fonts?\b/i,
    unless: /\b(?:lessons|courses?|controller shop|sequencer|daw|drum machine)\b/i,
    icon: 'music',
    presets: 'dark-pro, playful',
    names: 'Channel Ten, Piano Roll, Note On',
    sheets: [
      {
        name: 'Play',
        title: 'Minuet in G.mid',
        icon: 'play',
        content: `
          cells Piano roll
          - D5 ■ . . . ■ . .
          - C5 . . . ■ . . .
          - B4 . . ■ . . . ■
          - A4 . ■ . . . ■ .
          - G4 ■ . . . . ■ ■
          sliders
          - Position | 38
          - Tempo slider | 50
          keys
          - back | Before
          - play | Play
          - skip | Next
          stats
          - 112 | Bpm
          - −2 | Transpose
          - 3/4 | Metre`,
      },
      {
        name: 'Tracks',
        title: 'Tracks and channels',
        icon: 'rows',
        content: `
          switches Tracks
          - 1 Right hand, piano
          - 2 Left hand, piano
          - x 3 Strings
          - 10 Drums
          sliders Volume
          - Right hand | 80
          - Left hand | 60
          chips SoundFont | * Grand piano, General MIDI, Church organ`,
      },
      {
        name: 'Files',
        icon: 'file',
        content: `
          rows MIDI files
          - music | Minuet in G.mid | 3 tracks, 1:42 | 18 kB
          - music | Harbour suite.mid | 9 tracks, 4:05 | 64 kB
          - music | Karaoke, low water.kar | With lyrics, 3:12 | 41 kB
          button plus | Open MIDI file
          quiet music | Connect keyboard`,
      },
    ],
  },
]
