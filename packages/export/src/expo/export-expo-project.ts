import { type AppDocument, type ComponentType, componentTypes, walkNodes } from '@kwiq/app-model'
import { isComponentType, screenBehaviours } from '@kwiq/catalogue'
import { appLook } from '../app/app-look.ts'
import { drawForeground, drawSquareIcon } from '../icon/draw-icon.ts'
import { componentNames } from './parts/component-names.ts'
import {
  mentionedTypes,
  writeComponent,
  writeComponentIndex,
  writeDefinition,
  writeProperties,
  writeTones,
} from './parts/component-files.ts'
import {
  type ExpoOptions,
  gitignore,
  prettierConfig,
  tsconfig,
  writeAppJson,
  writePackageJson,
} from './parts/config-files.ts'
import { writeFonts } from './parts/font-files.ts'
import { writeReadme } from './parts/readme.ts'
import { writeRoutes } from './parts/routes-file.ts'
import { writeTheme, writeUseTheme } from './parts/theme-files.ts'
import { placeScreens } from './screens/screen-paths.ts'
import { mainPaths, writeScreen } from './screens/write-screen.ts'
import { collectSources } from './sources/collect-sources.ts'
import { readTemplate } from './sources/read-source.ts'

/** A file of an exported project. */
export interface ExpoFile {
  path: string
  bytes: Uint8Array
}

/** Sources that the export's own Screen and Place stand on. */
const foundations = [
  { file: 'app-runtime.ts', names: ['AppRuntimeContext'] },
  { file: 'chosen/chosen-picture.ts', names: ['PictureChoices'] },
  { file: 'clock/use-clock.ts', names: ['ScreenClock'] },
  { file: 'container/ground-roles.ts', names: ['rolesOnGround'] },
  { file: 'formula/compute-words.ts', names: ['FormulaField'] },
  { file: 'formula/use-computed.ts', names: ['Draws', 'useComputed'] },
  { file: 'frame-style.ts', names: ['frameStyle'] },
  { file: 'header/definition.ts', names: ['headerDefaults'] },
  { file: 'header/header-kind.ts', names: ['headerKind'] },
  { file: 'keypad/use-keypad.ts', names: ['Keypad'] },
  { file: 'pictures/index.ts', names: ['isDarkPicture'] },
  { file: 'primitives/layout.ts', names: ['LayoutContext'] },
  {
    file: 'rows/changed-rows.ts',
    names: ['ChangedRows', 'changedRowsKey', 'isOfAllRows', 'noChangedRows', 'openScreen'],
  },
  { file: 'rows/row-form.ts', names: ['RowForm'] },
  { file: 'rows/row-words.ts', names: ['RowWords', 'ShownRow', 'Tap'] },
  { file: 'rows/show-row.ts', names: ['rowShower', 'ShowRow'] },
  { file: 'theme/color.ts', names: ['luminance'] },
  { file: 'theme/types.ts', names: ['ResolvedTheme'] },
  { file: 'view-props.ts', names: ['ChildView'] },
]

const templates = [
  'app/_layout.tsx',
  'app/+not-found.tsx',
  'components/model.ts',
  'components/place.tsx',
  'components/screen.tsx',
  'components/value-store.ts',
  'navigation.ts',
]

/**
 * An app as an Expo project that a developer can own: a readable file for each screen, the catalogue's components it
 * uses as source, and nothing it does not need. Deterministic; any valid document makes a project that type-checks.
 */
export function exportExpoProject(document: AppDocument, options: ExpoOptions): ExpoFile[] {
  const types = usedTypes(document)
  const hasUnknown = [...walkNodes(document)].some(({ node }) => !isComponentType(node.type))
  const sources = collectSources([
    ...foundations,
    ...types.map((type) => ({ file: `${type}/view.tsx`, names: [`${componentNames[type]}View`] })),
    ...(hasUnknown ? [{ file: 'primitives/unknown-component.tsx', names: ['UnknownComponent'] }] : []),
  ])
  const components = [...sources.files].map(([path, text]) => ({ path: `components/${path}`, text }))
  const mentioned = mentionedTypes(sources.files.values(), ['header', ...types])
  const used = new Set([...sources.packages, ...types])
  const fonts = writeFonts(document.app.theme, [...sources.files.values()])
  const packages = new Set([...sources.packages, ...fonts.packages])

  const places = placeScreens(document)
  const behaviours = screenBehaviours(document)
  const paths = new Map(places.map(({ screen, path }) => [screen.id, path]))
  const texts = [
    ...places.map((place) => ({
      path: `app/${place.file}.tsx`,
      text: writeScreen(place, { paths, behaviours }),
    })),
    ...templates.map((path) => ({ path, text: readTemplate(path) })),
    ...components,
    ...types.map((type) => ({ path: `components/${type}/index.tsx`, text: writeComponent(type) })),
    ...mentioned.map((type) => ({
      path: `components/${type}/definition.ts`,
      text: writeDefinition(
        type,
        sources.asked.get(`${type}/definition`) ?? new Set(),
        type === 'header' || types.includes(type),
      ),
    })),
    { path: 'components/index.ts', text: writeComponentIndex(types, hasUnknown) },
    { path: 'components/properties.ts', text: writeProperties(mentioned) },
    ...(sources.asked.has('common-properties') ? [{ path: 'components/tones.ts', text: writeTones() }] : []),
    { path: 'routes.ts', text: writeRoutes(places, mainPaths(document, paths)) },
    { path: 'theme.ts', text: writeTheme(document.app.theme) },
    { path: 'use-theme.ts', text: writeUseTheme(document.app.theme) },
    { path: 'app.json', text: writeAppJson(document, options, used) },
    { path: 'package.json', text: writePackageJson(document, options, packages) },
    { path: 'tsconfig.json', text: tsconfig },
    { path: '.prettierrc.json', text: prettierConfig },
    { path: '.gitignore', text: gitignore },
    { path: 'README.md', text: writeReadme(document, places, used) },
    { path: 'kwiq.json', text: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'public/index.html', text: readTemplate('public/index.html') },
  ]
  const encoder = new TextEncoder()
  return [
    ...texts.map(({ path, text }) => ({ path, bytes: encoder.encode(text) })),
    ...fonts.files.map(({ path, text, bytes }) => ({ path, bytes: bytes ?? encoder.encode(text) })),
    ...pictures(document, options),
  ].sort((one, other) => (one.path < other.path ? -1 : 1))
}

function usedTypes(document: AppDocument): ComponentType[] {
  const found = new Set([...walkNodes(document)].map(({ node }) => node.type))
  return componentTypes.filter((type) => found.has(type))
}

function pictures({ app }: AppDocument, { siteIcon }: ExpoOptions): ExpoFile[] {
  const { icon } = appLook(app, siteIcon)
  return [
    { path: 'assets/icon.png', bytes: drawSquareIcon(icon, 1024) },
    { path: 'assets/icon-foreground.png', bytes: drawForeground(icon, 1024) },
    { path: 'assets/splash.png', bytes: drawForeground({ ...icon, color: icon.ground }, 512) },
    { path: 'assets/favicon.png', bytes: drawSquareIcon(icon, 48) },
  ]
}
