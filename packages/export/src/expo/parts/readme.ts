import type { AppDocument } from '@kwiq/app-model'
import { displayName } from '../../android/display-name.ts'
import { textWidth } from '../print/text-width.ts'
import type { ScreenPlace } from '../screens/screen-paths.ts'

/** README.md of an exported project, for the developer who takes it over. */
export function writeReadme(
  { app }: AppDocument,
  places: readonly ScreenPlace[],
  used: ReadonlySet<string>,
): string {
  const cell = (text: string) =>
    displayName(text.replaceAll(/\p{Cf}(?<!\u200d)/gu, '')).replaceAll(
      /[\\|`*_<>[\]]/g,
      (sign) => `\\${sign}`,
    )
  const rows = places.map(({ screen, file, path }) => [
    cell(screen.name),
    `\`app/${file}.tsx\``,
    `\`${path}\``,
  ])
  const notes = [
    ...(used.has('expo-camera')
      ? ['- The camera (expo-camera) asks for permission when it is first started.']
      : []),
    ...(used.has('expo-video') ? ['- Videos play in the device’s own player (expo-video).'] : []),
    ...(used.has('react-native-webview')
      ? ['- Websites are shown by react-native-webview; on the web in a frame, which some sites refuse.']
      : []),
    '- Maps with a latitude and longitude are the device’s own (react-native-maps). Android needs a Google Maps key in `app.json` under `android.config.googleMaps.apiKey`; until then, on the web, and where no place is stated, the map is drawn.',
    '- Date fields open the device’s own calendar (@react-native-community/datetimepicker), on the web one of the app’s.',
  ]
    .filter((line) => !line.includes('Maps with') || used.has('map'))
    .filter((line) => !line.includes('Date fields') || used.has('datepicker'))
  return `# ${cell(app.name)}

${cell(app.description || 'A mobile app.')}

An [Expo](https://docs.expo.dev) project (SDK 57, expo-router, TypeScript) for Android, iOS and the web. Node 22.13 or later.

\`\`\`
npm install
npx expo start          # then a, i or w
npm run typecheck
npx expo prebuild       # android/ and ios/, when you want the native projects
npx eas-cli build       # signed builds for the stores, without a Mac
\`\`\`

${table([['Screen', 'File', 'Route'], ...rows])}

${table([
  ['To change', 'Go to'],
  ['what is on a screen', 'its file in `app/`'],
  ['how a kind of component looks', '`components/<kind>/view.tsx`'],
  ['colours, fonts, sizes, corners', '`theme.ts`'],
  ['how one moves between screens', '`navigation.ts`, `routes.ts`'],
  ['name, ids, icons, permissions', '`app.json`, `assets/`'],
])}

- A screen with a \`sample\` is drawn with that row of a list and shows the row it was opened from; one with a \`form\` adds a row to its lists, or changes the one it was opened for (\`components/rows\`). Rows live as long as the app runs.
- A component takes its properties as attributes; the defaults are in \`components/<kind>/definition.ts\`.
- \`action={goTo('/somewhere')}\`, \`goBack\` and \`openLink('https://…')\` say what a tap does. Routes are checked by TypeScript.
${notes.join('\n')}${notes.length > 0 ? '\n' : ''}- \`kwiq.json\` is the app as Kwiq keeps it: import it there to go on with the visual editor. The app itself does not read it.
`
}

/** A table whose columns stand under each other. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => textWidth(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - textWidth(text))).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
