import type { ClubData } from '../../../../mocks/seed/prospect/clubData.ts'
import type { ScenarioName } from '../../../../mocks/seed/scenarios/scenarios.ts'

interface Scene {
  title: string
  world: { scenario: ScenarioName } | { club: ClubData }
}

/** The clubs that the toolbar offers: scenarios of the model, and clubs of prospects. */
export const scenes = {
  'rovers-300': { title: 'Westmere Rovers, 300 fans', world: { scenario: 'two-clubs' } },
  rovers: { title: 'Westmere Rovers, 12,000 fans', world: { scenario: 'rovers' } },
  'new-club': { title: 'A club without data', world: { scenario: 'new-club' } },
  huge: { title: 'A club with 100,000 fans', world: { scenario: 'huge' } },
  'prospect-hockey': {
    title: 'Prospect: HC Rheinufer Köln',
    world: {
      club: {
        name: 'HC Rheinufer Köln',
        sport: 'hockey',
        country: 'DE',
        colours: ['#8A1538', '#F3C742'],
        crest: 'sash',
        fans: 300,
      },
    },
  },
  'prospect-long': {
    title: 'Prospect: a long name from right to left',
    world: {
      club: {
        name: 'نادي الفجر الرياضي الثقافي الاجتماعي لكرة اليد وكرة الطائرة',
        sport: 'handball',
        country: 'TR',
        colours: ['#FFFFFF', '#C8102E'],
        crest: 'cross',
        fans: 300,
      },
    },
  },
} as const satisfies Record<string, Scene>

export type SceneId = keyof typeof scenes
