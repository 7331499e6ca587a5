import { type KindPart, partsOf } from './part.ts'

/** What a line of a catalogue promises beside what an app is. */
export const askedInBlurbsParts: readonly KindPart[] = [
  ...partsOf('news', [
    {
      said: 'political spectrum, across the political spectrum, left and right, political leaning, political bias, bias, both sides, all sides, news bias, media bias',
      page: 'Spectrum | grid | One story from five sides',
      content: `
        hero The singing bridge | Read from the left, the centre and the right
        chips Political spectrum | Left, Leans left, * Centre, Leans right, Right
        rows How they tell it
        - file | Who pays for the noise? | The Free Harbour, left | Opinion
        - file | Council looks into the hum | Harbour Herald, centre | Report
        - file | Leave the bridge alone | Mill Courier, right | Opinion
        chart Sources you read | 3, 5, 9, 4, 1 | Left, Leans left, Centre, Leans right, Right
        banner help | You read little from the right | Two articles of today are new to you.`,
    },
  ]),
  ...partsOf('dining', [
    {
      said: 'graphical layout, restaurant layout, layout of the restaurant, floor plan, table plan, table layout, seating plan, desired table, choose a table, choose your table, choose desired table, pick a table, graphical layout of the restaurant',
      page: 'Table plan | grid | Four tables are free at seven',
      content: `
        fields
        - Day | date | Fri 20 Nov
        - Time | time | 19:00
        - People | number | 2
        cells Restaurant layout
        - ▢1 ▣2 · ▢3
        - · · · ·
        - ▣4 ▢5 · ▣6
        - · · · ▢7
        rows Free tables
        - pin | Table 1 | At the window, for two
        - pin | Table 3 | By the kitchen, for two
        - pin | Table 5 | In the middle, for four
        - pin | Table 7 | On the terrace, for two
        button check | Book table 1 at 19:00`,
    },
  ]),
  ...partsOf('gps-logger', [
    {
      said: 'move around, how you move, how you move around, how you like to move around, modes of transport, travel modes, walking and cycling, how i move, activity types',
      page: 'Moving | bike | Mostly on foot this week',
      content: `
        chart Kilometres this week | 31, 24, 12, 8 | On foot, Bike, Tram, Car
        rows How you move
        - run | On foot | Mostly before nine, 4.4 km a day | 41 %
        - bike | Bike | To work and back | 32 %
        - train | Tram | Line 4, on rainy days | 16 %
        - car | Car | Sunday, to the lake | 11 %
        rows Learned
        - home | Home | Every night
        - pin | Work | Monday to Thursday, 8:40 to 17:10
        - coffee | Mill café | Fridays, about an hour`,
    },
  ]),
  ...partsOf('text-editor', [
    {
      said: 'fonts, change fonts, font, font size, font sizes, text colours, colours, colors, text colors, text colour, change colours, change colors, rich text, formatting, text formatting, bold and italic',
      on: 'editor',
      content: `
        chips Font* | * Serif, Sans, Hand, Mono
        chips Size | 12, * 14, 18, 24
        chips Colour* | * Black, Blue, Red, Green
        keys Format
        - edit | Bold
        - edit | Italic
        - list | Bulleted list
        - check | Checklist`,
    },
  ]),
  ...partsOf('alarms', [
    {
      said: 'spotify*, deezer*, spotify playlists, play spotify playlists, music service, streaming service, playlists, my music, music as alarm, wake up to music, wake up with music, songs, own songs, alarm music',
      page: 'Wake-up music | music | Slow Mornings from your playlists',
      content: `
        chips Play from | * Spotify, Deezer, This phone, Radio
        rows Your playlists
        - play | Slow Mornings | 24 songs, 1 h 31 | | Chosen
        - play | Kitchen Radio | 41 songs
        - play | Bright and Loud | 18 songs
        switches
        - Shuffle
        - Louder over two minutes
        - Ring without a connection
        button play | Try it`,
    },
  ]),
  ...partsOf('screen-time', [
    {
      said: 'time budgets, per-app time budgets, app time budgets, time budget, daily budgets, app budgets, app timers, budgets',
      page: 'Budgets | clock | 1 h 10 left of today',
      content: `
        ring Time budget of today | 0.56 | 1 h 10 | left of 2 h 40
        rows Per app
        - video | Short videos | 30 min a day, used up | 0 min | Blocked
        - image | Photo feed | 30 min a day | 8 min
        - chat | Messages | No budget | 51 min
        - game | Nine Lives | 20 min, after homework | 6 min
        fields
        - Short videos in min | number | 30
        - Photo feed in min | number | 30
        switches
        - Block when used up
        - Extra minute after breath
        button plus | Add budget`,
    },
  ]),
  ...partsOf('pets', [
    {
      said: 'routines, pet routines, pet schedules, schedules, feeding schedule, feeding schedules, care schedule, care routine, daily routine, daily care, pet care routine, care routines, routines and schedules',
      page: 'Routines | check | Five of eight done today',
      content: `
        chips Pet | * All, Pepper, Miso, Captain
        ticks Today
        - x Breakfast, 180 g | Pepper, 7:00
        - x Morning walk | Pepper and Captain, 7:20
        - x Water changed | Miso, 8:00
        - Heart pill with cheese | Captain, 18:00
        - Dinner, 180 g | Pepper, 18:30
        - Brush | Miso, before bed
        agenda Schedules
        - Fri 20 | Flea drops | Pepper and Captain, every four weeks
        - Tue 24 | Vaccination | Captain, Dr. Iris Chen, 14:00
        - Sat 28 | Claws | Miso, every six weeks
        button plus | Add routine`,
    },
  ]),
  ...partsOf('put-away', [
    { said: 'keys or wallet, keys, wallet, glasses, purse, remote control', on: 'browse' },
  ]),
]
