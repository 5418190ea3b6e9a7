import type { Material } from '@babylonjs/core/Materials/material.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Clay } from './clay.ts';

/** Pours clay into a mesh of the scene; false: there was nothing to pour. */
export function pour(mesh: Mesh, clay: Clay): boolean {
  mesh.setEnabled(clay.size > 0);
  if (clay.size === 0) return false;
  const data = new VertexData();
  data.positions = new Float32Array(clay.positions);
  data.normals = new Float32Array(clay.normals);
  data.colors = new Float32Array(clay.colours);
  data.uvs = new Float32Array(clay.uvs);
  data.indices = clay.size > 65_535 ? new Uint32Array(clay.indices) : new Uint16Array(clay.indices);
  data.applyToMesh(mesh, false);
  mesh.setVerticesData('skin', new Float32Array(clay.skins), false, 4);
  return true;
}

/** A mesh whose parts are moved by their table alone. */
export function createBatch(scene: Scene, name: string, material: Material, order = 0): Mesh {
  const mesh = new Mesh(name, scene);
  mesh.material = material;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  mesh.doNotSyncBoundingInfo = true;
  mesh.alphaIndex = order;
  mesh.freezeWorldMatrix();
  mesh.setEnabled(false);
  return mesh;
}
