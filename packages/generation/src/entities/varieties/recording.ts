import { recording } from '../recording.ts'
import { defineVarieties } from './variety.ts'

/** What is recorded; without these words it is memos. */
export const recordingVarieties = defineVarieties(recording, [
  {
    signs: 'podcast 4, podcasts 4, episode 3, show notes 4',
    one: 'Take',
    icon: 'mic',
    groups: 'This episode, Raw, Cut',
    samples: `
      icon | title | subtitle | value | tone
      mic | Lea, take 3 | Left track, episode 14 | 38:12 | primary
      mic | Omar, take 3 | Right track, episode 14 | 38:12 | accent
      music | Intro, guitar | Fades after 8 seconds | 0:14 | success
      mic | Question about the harbour | Cut out of take 2 | 4:06 | warning
      file | Episode 14, mixed | Pauses cut, 11 minutes shorter | 42:30 | success`,
    about: 'Thirty-eight minutes on a track of its own. Nine long pauses were cut.',
    facts: '38:12 | Length\n2 | Tracks\n9 | Pauses cut',
    figures: '14 | Episodes\n2 | Tracks\n42:30 | Last one',
    hero: 'Episode 14 | Lea and Omar are ready | Two tracks, levels are good | Record',
    tip: 'Eleven minutes shorter | Nine long pauses were cut',
    add: 'New episode',
  },
  {
    signs: 'screen recorder 5, record screen 5, record my screen 5, record the screen 5',
    one: 'Video',
    icon: 'video',
    groups: 'Today, Games, Tutorials',
    samples: `
      icon | title | subtitle | value | tone
      video | How to file the form | Today, with sound | 2:14 | primary
      game | Level 12, no mistakes | Yesterday, 60 frames | 5:40 | accent
      video | Bug in the list | Yesterday, touches shown | 0:38 | warning
      video | Call with the shop | Tuesday, with sound | 12:03 | neutral`,
    fields: `
      Name | text | How to file the form
      Sound | choice | Microphone | None, Microphone, From the phone, Both
      Quality | choice | 1080p | 720p, 1080p, 1440p
      Show touches | switch | yes`,
    without: 'Folder, Transcript',
    figures: '28 | Videos\n1 h 12 | In all\n2.1 GB | Size',
    tip: 'No watermark | Videos stay on this phone',
    about: 'Two minutes and fourteen seconds with sound and touches shown.',
    facts: '2:14 | Length\n48 MB | Size\n1080p | Picture',
    hero: 'Ready | Tap to record the screen | 1080p with microphone | Record',
  },
  {
    signs:
      'call recorder 6, call recording 6, record call 6, record your call 6, record phone call 6, phone call 3, call 3',
    one: 'Call',
    icon: 'phone',
    groups: 'All, Received, Made, Starred',
    fields: `
      With | person | Lea Brandt
      Number | phone | 0176 901820
      Note | long | She brings the key on Friday
      Starred | switch | no`,
    without: 'Name, Folder, Transcript',
    samples: `
      avatar | title | subtitle | value
      Lea Brandt | Lea Brandt | Received, today 9:12 | 4:36
      Omar Haddad | Omar Haddad | Made, today 8:40 | 12:08
      Iris Chen | Linden surgery | Made, yesterday | 2:14
      Kim Osei | Kim Osei | Received, yesterday | 21:50
      Noor Rahman | 040 118 220 | Received, Tuesday | 0:48`,
    about: 'Four minutes thirty-six, both sides well heard. Kept until you delete it.',
    facts: '4:36 | Length\n4.2 MB | Size\nReceived | Kind',
    figures: '48 | Calls\n6 h 12 | In all',
    hero: 'Records by itself | Ready for the next call | Both sides, kept on this phone | Pause recording',
    tip: 'Two starred | Others are deleted after 30 days',
    trend: 'Minutes a day | 34 | +6',
    add: 'Add number',
  },
  {
    signs: 'voice changer 5, voice effects 5, change my voice 5',
    one: 'Clip',
    icon: 'mic',
    groups: 'Robot, Deep, Chipmunk, Echo',
    samples: `
      icon | title | subtitle | value | tone
      mic | Birthday, as a robot | Today, 8:40 | 0:12 | primary
      mic | Hello, very deep | Yesterday | 0:06 | accent
      mic | Ghost on the stairs | Sunday, echo | 0:21 | warning
      mic | As a chipmunk | Sunday | 0:08 | success`,
    fields:
      'Name | text | Birthday, as a robot\nVoice | choice | Robot | Robot, Deep, Chipmunk, Echo\nPitch | slider | 64',
    without: 'Folder, Transcript, Quality, Keep offline',
    tip: 'Nine voices to try | The clip itself is kept as it was',
    about: 'Twelve seconds, a third higher and a little metallic.',
    facts: '0:12 | Length\nRobot | Voice\nToday | When',
    hero: 'Ready | Speak, then choose a voice | Nine voices to try | Record',
  },
  {
    signs:
      'lecture 4, lectures 4, class 3, classes 3, seminar 4, students 3, university 3, professor 4, study 2',
    one: 'Lecture',
    groups: 'This week, Starred, By course',
    fields:
      'Name | text | Statistics, week 6\n Course | choice | Statistics | Statistics, Roman law, Chemistry\n Transcript | long | We begin where we stopped: the standard error\n Marks | text | 12:40, 31:05, 58:10',
    without: 'Folder, Quality',
    samples: `
      icon | title | subtitle | value | tone
      mic | Statistics, week 6 | Today, three marks | 1:28:00 | primary
      mic | Roman law, week 5 | Yesterday, written down | 1:32:14 | accent
      mic | Organic chemistry | Tuesday, nine marks | 1:19:40 | warning
      mic | Seminar, my talk | Monday | 18:21 | success
      mic | Statistics, week 5 | Last Thursday | 1:30:02 | neutral
      mic | Question hour | 11 November | 42:08 | neutral`,
    about: '“We begin where we stopped: the standard error.” Three marks, written down by itself.',
    facts: '1:28:00 | Length\n3 | Marks\nToday | When',
    figures: '28 | Lectures\n36 h | In all\n9 | Starred',
    hero: 'Ready | Statistics, week 7 | Tap to record, tap again to mark | Record',
    tip: 'Written down by itself | Search finds “standard error” in four lectures',
    add: 'New recording',
  },
  {
    signs: 'interview 4, interviews 4, journalist 5, journalists 5, oral history 4, witnesses 4, reporter 4',
    one: 'Interview',
    groups: 'This week, To check, Printed',
    fields:
      'Name | text | Ferry captain\n With | person | Elias Lund\n Transcript | long | Nobody asked the people on the quay',
    without: 'Folder',
    samples: `
      icon | title | subtitle | value | tone
      mic | Ferry captain | Today, four marks | 38:12 | primary
      mic | Mayor, by phone | Yesterday, two speakers | 24:30 | accent
      mic | Baker on bread prices | Tuesday, quotes marked | 18:04 | warning
      mic | Market, voices | Monday, nine people | 12:40 | success
      mic | Teacher of 1974 | 11 November | 1:02:15 | neutral`,
    about: '“Nobody asked the people on the quay.” Two speakers told apart, four quotes marked.',
    facts: '38:12 | Length\n4 | Quotes\n2 | Speakers',
    hero: 'Ready | Tap to record | Two speakers are told apart | Record',
  },
  {
    signs: 'meeting 3, meetings 3, minutes 3, calls 2, conference 3, action items 4, standup 3',
    one: 'Meeting',
    groups: 'This week, Starred, Shared',
    fields:
      'Name | text | Budget, four people\n With | text | Lea, Omar, Kim\n Transcript | long | Budget is fixed at eighteen thousand\n Tasks | long | Omar asks the printer, Lea writes to the board',
    without: 'Folder, Quality',
    samples: `
      icon | title | subtitle | value | tone
      users | Budget, four people | Today, three tasks | 42:08 | primary
      users | Call with the printer | Yesterday, one decision | 18:21 | accent
      users | Weekly, whole team | Monday, shared | 31:40 | success
      users | Client, second talk | Friday, five tasks | 54:12 | warning
      users | Board, third quarter | 11 November | 1:28:00 | neutral`,
    about: 'Budget is fixed at eighteen thousand. Omar asks the printer, Lea writes to the board by Friday.',
    facts: '42:08 | Length\n4 | People\n3 | Tasks',
    hero: 'Ready | Tap to record the meeting | Speakers are told apart | Record',
  },
  {
    signs:
      'song 3, songs 3, band 3, music ideas 4, melodies 4, melody 4, rehearsal 3, singing 3, riffs 4, guitar 3',
    one: 'Idea',
    icon: 'music',
    groups: 'Riffs, Songs, Rehearsal',
    fields: 'Name | text | Bass line, slow\n Tempo | number | 92\n Key | text | D',
    without: 'Folder, Transcript',
    samples: `
      icon | title | subtitle | value | tone
      music | Bass line, slow | Today, 8:40, 92 bpm | 0:38 | primary
      music | Chorus with Ana | Yesterday, two voices | 1:12 | accent
      music | Riff in D | Sunday | 0:21 | warning
      music | Rehearsal, whole set | Thursday, nine songs | 48:20 | neutral
      music | Hummed on the tram | 11 November | 0:14 | success`,
    about: 'Thirty-eight seconds at 92 bpm. Would fit below the second verse.',
    facts: '0:38 | Length\n92 | bpm\nD | Key',
    hero: 'Ready | Tap and hum | Tempo and key are found by itself | Record',
  },
  {
    signs:
      'speech to text 6, voice to text 6, dictation 5, dictate 4, transcribe 4, transcription 4, speech recognition 6',
    one: 'Dictation',
    icon: 'mic',
    groups: 'Today, Letters, Notes',
    fields: `
      Name | text | Letter to the school
      Language | choice | English | English, German, French
      Transcript | long | Dear Ms Chen, Ida has a cough and stays at home until Friday.`,
    without: 'Folder, Quality',
    samples: `
      icon | title | subtitle | value | tone
      mic | Letter to the school | Today, 42 words | 0:38 | primary
      mic | Shopping for Friday | Yesterday, 18 words | 0:12 | success
      mic | Chapter two, first page | Sunday, 410 words | 4:20 | accent
      mic | Talk with the landlord | Tuesday, two voices | 12:04 | warning
      mic | Idea on the tram | Monday, 31 words | 0:22 | neutral`,
    about: 'Dear Ms Chen, Ida has a cough and stays at home until Friday. Could you give Max the worksheets?',
    facts: '42 | Words\n0:38 | Spoken\n98 % | Understood',
    figures: '28 | Dictations\n4,120 | Words | +410\n98 % | Understood',
    hero: 'Ready | Speak, and it is written | English, understood as you talk | Record',
    tip: 'Say “new line” | And “comma”, where you want one',
    add: 'New dictation',
    use: 'Copy text',
  },
])
