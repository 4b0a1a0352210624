/** The only importer of three: lines and faces on a canvas that can be turned. */
import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import {OrbitControls} from 'three/examples/jsm/controls/OrbitControls.js';
import {LineMaterial} from 'three/examples/jsm/lines/LineMaterial.js';
import {LineSegments2} from 'three/examples/jsm/lines/LineSegments2.js';
import {LineSegmentsGeometry} from 'three/examples/jsm/lines/LineSegmentsGeometry.js';
import type {LayerName, Line3, Point3, Space, Stroke} from './space';

/** Pairs of ends, one after another. */
function segmentsOf(lines: readonly Line3[]): Float32Array {
  const count = lines.reduce((sum, line) => sum + Math.max(0, line.length - 1), 0);
  const values = new Float32Array(6 * count);
  let at = 0;
  for (const line of lines) {
    for (let i = 1; i < line.length; i += 1) {
      values.set(line[i - 1] as Point3, at);
      values.set(line[i] as Point3, at + 3);
      at += 6;
    }
  }
  return values;
}

const geometryOf = (positions: ArrayLike<number>): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(Float32Array.from(positions), 3));
  return geometry;
};

/** All counts as see-through, so that all is drawn in the order that is wanted. */
const seeThrough = (opacity: number) =>
  ({transparent: true, opacity, depthWrite: opacity >= 1}) as const;

function objectOf(stroke: Stroke): Object3D | undefined {
  const color = new Color(stroke.colour);
  switch (stroke.kind) {
    case 'lines': {
      const positions = segmentsOf(stroke.lines);
      if (positions.length === 0) return undefined;
      const {width: linewidth, opacity, dash, isOnTop = false} = stroke;
      const material = new LineMaterial({
        color: color.getHex(),
        linewidth,
        ...seeThrough(opacity),
        ...(dash ? {dashed: true, dashSize: dash, gapSize: dash} : {}),
        depthTest: !isOnTop,
      });
      const lines = new LineSegments2(new LineSegmentsGeometry().setPositions(positions), material);
      if (dash) lines.computeLineDistances();
      lines.renderOrder = isOnTop ? 3 : 1;
      return lines;
    }
    case 'hairlines':
      return new LineSegments(
        geometryOf(segmentsOf(stroke.lines)),
        new LineBasicMaterial({color, ...seeThrough(stroke.opacity)}),
      );
    case 'faces': {
      const material = {color, side: DoubleSide, ...seeThrough(stroke.opacity)};
      const mesh = new Mesh(geometryOf(stroke.faces.flat(2)), new MeshBasicMaterial(material));
      mesh.renderOrder = stroke.isBehind ? -1 : 2;
      return mesh;
    }
    case 'points': {
      const material = new PointsMaterial({color, size: stroke.width, sizeAttenuation: false});
      return new Points(geometryOf(stroke.points.flat()), material);
    }
  }
}

function emptied(group: Group): void {
  for (const child of [...group.children]) {
    const {geometry, material} = child as Mesh;
    geometry.dispose();
    (material as Material).dispose();
    group.remove(child);
  }
}

const start = {direction: [0.62, 0.4, 0.68], distance: 35} as const;
const reach = {nearest: 1.5, furthest: 90} as const;

/**
 * @param onTurned called after the eye has moved, before the picture is drawn
 * @throws Error where the browser offers no WebGL
 */
export function createSpace(onTurned: () => void): Space {
  const renderer = new WebGLRenderer({antialias: true, alpha: true, powerPreference: 'low-power'});
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  const camera = new PerspectiveCamera(36, 1, 0.1, 200);
  const scene = new Scene();
  const layers: Readonly<Record<LayerName, Group>> = {
    detector: new Group(),
    event: new Group(),
    marks: new Group(),
  };
  scene.add(...Object.values(layers));
  const controls = new OrbitControls(camera, renderer.domElement);
  controls.enableDamping = false;
  controls.enablePan = false;
  controls.minDistance = reach.nearest;
  controls.maxDistance = reach.furthest;
  // The page must still scroll under a finger or a wheel: sideways turns, pinching or Ctrl comes closer.
  renderer.domElement.style.touchAction = 'pan-y';
  const sparesPage = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
  };
  renderer.domElement.addEventListener('wheel', sparesPage, {capture: true});

  let frame = 0;
  const size = {width: 1, height: 1};
  const render = (): void => {
    renderer.render(scene, camera);
  };
  const requestRender = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      render();
    });
  };
  const turned = (): void => {
    camera.updateMatrixWorld();
    onTurned();
    requestRender();
  };
  controls.addEventListener('change', turned);

  const lookFrom = ([x, y, z]: Point3): void => {
    const length = Math.hypot(x, y, z) || 1;
    camera.position.set(x, y, z).multiplyScalar(start.distance / length);
    controls.update();
    turned();
  };
  const moved = (change: (place: Spherical) => void): void => {
    const place = new Spherical().setFromVector3(camera.position);
    change(place);
    place.makeSafe();
    camera.position.setFromSpherical(place);
    controls.update();
    turned();
  };
  const vector = new Vector3();
  lookFrom(start.direction);
  return {
    canvas: renderer.domElement,
    draw: (layer, strokes) => {
      emptied(layers[layer]);
      for (const stroke of strokes) {
        const object = objectOf(stroke);
        if (object) layers[layer].add(object);
      }
      requestRender();
    },
    resize: (width, height) => {
      size.width = width;
      size.height = height;
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      renderer.setSize(width, height);
      turned();
    },
    project: ([x, y, z]) => {
      vector.set(x, y, z).project(camera);
      if (vector.z > 1) return undefined;
      return [((1 + vector.x) / 2) * size.width, ((1 - vector.y) / 2) * size.height];
    },
    turn: (around, up) =>
      moved((place) => {
        place.theta += around;
        place.phi -= up;
      }),
    approach: (factor) =>
      moved((place) => {
        place.radius = Math.min(reach.furthest, Math.max(reach.nearest, place.radius * factor));
      }),
    lookFrom,
    render,
    dispose: () => {
      cancelAnimationFrame(frame);
      controls.dispose();
      renderer.domElement.removeEventListener('wheel', sparesPage, {capture: true});
      for (const layer of Object.values(layers)) emptied(layer);
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
}

export const startDirection: Point3 = start.direction;

/** Whether the browser can draw in three dimensions. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
