export { canHoldChildren } from './can-hold-children.ts'
export { collectNodeIds, findNode, findScreen } from './find-node.ts'
export {
  countComponents,
  measureDepth,
  type NodeLocation,
  walkComponents,
  walkNodes,
  walkScreen,
} from './walk-nodes.ts'
