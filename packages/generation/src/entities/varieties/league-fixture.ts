import { leagueFixture, leagueScorer } from '../league-fixture.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Fixtures of one sport: three results, the next and the first result as a field, and where one plays. */
function fixtures(signs: string, results: readonly string[], place: string): VarietySource {
  return {
    signs,
    fields: `
      Place | place | ${place} 2
      Result | text | ${results[0] ?? ''}`,
    samples: `
      icon | title | subtitle | value | badge | tone
      calendar | The Owls, Six Knots | Sun 22 Nov, ${place} 2 | 10:30 | Round 15 | primary
      calendar | Late Shift, East End | Sun 22 Nov, ${place} 1 | 12:15 | Round 15 | primary
      calendar | Paper Tigers, Mill Street | Sun 22 Nov, ${place} 2 | 14:00 | Round 15 | primary
      check | Six Knots, Late Shift | Sun 15 Nov, ${place} 1 | ${results[0] ?? ''} | Final | neutral
      check | East End, The Owls | Sun 15 Nov, ${place} 3 | ${results[1] ?? ''} | Final | success
      check | Mill Street, Old Dairy | Sun 15 Nov, ${place} 2 | ${results[2] ?? ''} | Final | neutral`,
    about: leagueFixture.about,
    facts: `10:30 | Start\nRound 15 | Season\n${place} 2 | Place`,
    hero: `Sunday, 10:30 | The Owls, Six Knots | ${place} 2, first against third | See match`,
  }
}

/** Those who score most, where that is not by goals: six numbers. */
function scorers(signs: string, numbers: readonly string[], about: string): VarietySource {
  return {
    signs,
    samples: [
      'avatar | title | subtitle | value',
      ...leagueScorer.samples.map(
        ({ avatar = '', title, subtitle = '' }, index) =>
          `${avatar} | ${title} | ${subtitle} | ${numbers[index] ?? ''}`,
      ),
    ].join('\n'),
    about,
    facts: `${numbers[0] ?? ''} | Scored\n14 | Matches\n1st | Place`,
    figures: `${numbers[0] ?? ''} | Omar Haddad\n14 | Matches`,
    tip: 'Omar leads | Eight rounds to go',
  }
}

export const leagueVarieties = [
  ...defineVarieties(leagueFixture, [
    fixtures('volleyball 6', ['3 : 1', '0 : 3', '3 : 2'], 'Hall'),
    fixtures('basketball 6, netball 6', ['71 : 66', '58 : 80', '64 : 61'], 'Hall'),
    fixtures('handball 6', ['27 : 27', '21 : 30', '29 : 25'], 'Hall'),
    fixtures('ice hockey 8, hockey 5, floorball 6', ['4 : 3', '1 : 5', '6 : 2'], 'Rink'),
    fixtures(
      'tennis 6, badminton 6, table tennis 8, squash 6, padel 6, darts 6, pool league 7, billiards 6',
      ['5 : 4', '2 : 7', '6 : 3'],
      'Court',
    ),
    fixtures('cricket 6', ['142 : 138', '97 : 161', '150 : 121'], 'Oval'),
    fixtures('rugby 6', ['17 : 17', '8 : 31', '24 : 12'], 'Pitch'),
    fixtures('bowling 6, bowls 5', ['1,842 : 1,790', '1,655 : 1,901', '1,768 : 1,722'], 'Lane'),
  ]),
  ...defineVarieties(leagueScorer, [
    scorers(
      'basketball 6, netball 6',
      ['24.1', '21.6', '19.8', '17.3', '16.0', '15.2'],
      'Twenty-four points a match, a third of them from far out.',
    ),
    scorers(
      'handball 6, cricket 6, rugby 6',
      ['118', '104', '97', '92', '81', '76'],
      'Leads since October, and has missed one match only.',
    ),
  ]),
]
