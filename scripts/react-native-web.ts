import type { Plugin } from 'vite'

const extensions = ['.web.tsx', '.web.ts', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json']

/** Draws React Native components in a browser: the aliases, extensions and globals react-native-web needs under Vite. */
export function reactNativeWeb(): Plugin {
  return {
    name: 'kwiq:react-native-web',
    config: () => ({
      define: { __DEV__: 'false', global: 'globalThis' },
      resolve: {
        alias: [{ find: /^react-native$/, replacement: 'react-native-web' }],
        extensions,
      },
    }),
  }
}
