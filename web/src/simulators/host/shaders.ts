/** Places a vertex by the parts it hangs on. Shared by everything that is drawn, and by its shadow. */
const skinning = `
precision highp float;
precision highp int;
attribute vec3 position;
attribute vec3 normal;
attribute vec4 skin;
uniform mat4 viewProjection;
uniform highp sampler2D parts;
vec4 partRow(float part, int row) { return texelFetch(parts, ivec2(row, int(part + 0.5)), 0); }
void hang(out vec3 at, out vec3 facing) {
  vec4 a = partRow(skin.x, 0);
  vec4 b = partRow(skin.x, 1);
  vec4 c = partRow(skin.x, 2);
  if (skin.z > 0.0) {
    a = mix(a, partRow(skin.y, 0), skin.z);
    b = mix(b, partRow(skin.y, 1), skin.z);
    c = mix(c, partRow(skin.y, 2), skin.z);
  }
  vec4 p = vec4(position, 1.0);
  at = vec3(dot(a, p), dot(b, p), dot(c, p));
  facing = vec3(dot(a.xyz, normal), dot(b.xyz, normal), dot(c.xyz, normal));
}
`;

export const solidVertex = `${skinning}
attribute vec4 color;
attribute vec2 uv;
uniform mat4 shadowView;
varying vec3 vWorld;
varying vec3 vNormal;
varying vec4 vColour;
varying vec2 vUv;
varying vec4 vGlow;
varying vec2 vState;
varying vec3 vOwn;
varying vec3 vShadow;
void main() {
  vec3 at;
  vec3 facing;
  hang(at, facing);
  vWorld = at;
  vNormal = facing;
  vColour = color;
  vUv = uv;
  vGlow = partRow(skin.w, 3);
  vState = partRow(skin.w, 4).xy;
  vOwn = position;
  vec4 inLight = shadowView * vec4(at + normalize(facing + vec3(0.0, 1e-5, 0.0)) * 0.02, 1.0);
  vShadow = inLight.xyz * 0.5 + 0.5;
  gl_Position = viewProjection * vec4(at, 1.0);
}
`;

/**
 * Light of the scene: a warm key light with soft shadows, a cool fill from above, a little shine, and the lamp.
 * mood: 0 key colour, 1 sky, 2 ground, 3 background above, 4 background below, 5 (lamp, seconds, outline px, exposure),
 * 6 direction to the key light, 7 direction to the eye and 1 / shadow map size, 8 screen size.
 */
export const solidFragment = `
precision highp float;
precision highp sampler2DShadow;
uniform vec4 mood[9];
uniform sampler2D sheet;
uniform sampler2DShadow shadowMap;
varying vec3 vWorld;
varying vec3 vNormal;
varying vec4 vColour;
varying vec2 vUv;
varying vec4 vGlow;
varying vec2 vState;
varying vec3 vOwn;
varying vec3 vShadow;

float lit() {
  float d = mood[7].w * 1.4;
  vec3 at = vec3(vShadow.xy, vShadow.z - 0.0009);
  float sum = texture(shadowMap, at + vec3(d, d * 0.3, 0.0));
  sum += texture(shadowMap, at + vec3(-d * 0.76, d * 0.72, 0.0));
  sum += texture(shadowMap, at + vec3(-d * 0.24, -d, 0.0));
  return sum / 3.0;
}

float line(float at, float half_) {
  float w = fwidth(at);
  float d = abs(fract(at + 0.5) - 0.5);
  return (1.0 - smoothstep(half_, half_ + w * 1.2, d)) * clamp(half_ * 2.5 / w, 0.0, 1.0);
}

/** What a polished thing sees: a bright ceiling with soft boxes, a horizon, a floor. */
vec3 around(vec3 r) {
  float up = r.y * 0.5 + 0.5;
  float band = smoothstep(0.35, 0.5, abs(fract(r.x * 1.3 + r.z * 0.9) - 0.5));
  vec3 room = mix(mood[2].rgb * 1.1, mood[1].rgb * 1.5, smoothstep(0.25, 0.8, up));
  return room * (0.72 + 0.5 * band * smoothstep(0.4, 0.9, up));
}

#ifdef LAMP
float hash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}

float spots(vec3 p, float scale) {
  vec3 cell = floor(p * scale);
  vec3 in_ = fract(p * scale) - 0.5;
  vec3 to = vec3(hash(cell), hash(cell + 7.1), hash(cell + 3.7)) * 0.5 - 0.25;
  float size = 0.14 + 0.26 * hash(cell + 1.3);
  return step(0.35, hash(cell + 5.5)) * (1.0 - smoothstep(size * 0.45, size, length(in_ - to)));
}
#endif

vec3 seen(vec3 c) {
  c *= mood[5].w;
  vec3 x = (c * (2.2 * c + 0.06)) / (c * (2.0 * c + 0.50) + 0.10);
  // The root is near enough to the curve of screens, and far cheaper than a power.
  return sqrt(clamp(x, 0.0, 1.0));
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 key = mood[6].xyz;
  vec3 eye = mood[7].xyz;
  vec3 albedo = vColour.rgb;
  float gloss = vColour.a;
  float alpha = 1.0;
  if (vUv.x >= 0.0) {
    vec4 texel = texture2D(sheet, vUv);
    albedo *= texel.rgb * texel.rgb;
    alpha = texel.a;
  } else if (vUv.x < -3.5) {
    gloss = 2.0;
  } else if (vUv.x > -2.5 && vUv.x < -1.5) {
    vec2 tile = vWorld.xz;
    albedo *= 1.0 - 0.2 * max(line(tile.x, 0.008), line(tile.y, 0.008));
  }
#ifdef GLASS
  alpha = vUv.x >= 0.0 ? alpha * vColour.a : vColour.a;
  gloss = vUv.x >= 0.0 ? 0.0 : 0.5;
#endif
  float facing = dot(n, key);
  float soft = clamp((facing + 0.12) / 1.12, 0.0, 1.0);
  float shadow = lit();
  vec3 fill = mix(mood[2].rgb, mood[1].rgb, n.y * 0.5 + 0.5);
  // Faces to the east are a little cooler and darker: the two walls of a room part in the picture.
  fill *= 1.0 - vec3(0.10, 0.08, 0.05) * clamp(n.x, 0.0, 1.0);
  vec3 c = albedo * (fill + mood[0].rgb * soft * shadow);
  vec3 back = reflect(-eye, n);
  float rim = 1.0 - clamp(dot(n, eye), 0.0, 1.0);
  rim *= rim * rim;
  float shine = clamp(dot(back, key), 0.0, 1.0);
  shine *= shine;
  shine *= shine;
  shine *= shine;
  if (gloss > 1.5) {
    float sheen = smoothstep(0.25, 0.0, abs(fract((vOwn.x * 0.8 + vOwn.y * 0.55)) - 0.42));
    vec3 deep = mix(vec3(0.34, 0.42, 0.50), vec3(0.78, 0.86, 0.92), clamp(vOwn.y * 0.45, 0.0, 1.0));
    c = deep * (fill * 0.9 + 0.25) + sheen * 0.16;
  } else if (gloss > 0.7) {
    c = mix(c, albedo * around(back) * 1.25, 0.62);
    c += mood[0].rgb * 0.25 * shadow * shine * shine;
  } else {
    c += mood[0].rgb * shine * gloss * 0.42 * shadow + mood[1].rgb * rim * (0.05 + gloss * 0.22);
  }
  float shone = clamp(vGlow.a * (0.8 + 0.9 * rim), 0.0, 1.0);
  c = mix(c, vGlow.rgb * (0.35 + dot(c, vec3(0.3, 0.5, 0.1))), shone);
#ifdef LAMP
  float lamp = mood[5].x;
  {
    vec3 violet = vec3(0.026, 0.013, 0.085) * (0.25 + dot(albedo, vec3(0.4)) ) * (0.6 + 0.7 * soft * shadow);
    violet += vec3(0.10, 0.05, 0.30) * rim * 0.9;
    c = mix(c, violet + vGlow.rgb * vGlow.a * 0.3, lamp);
    if (vState.x > 0.0) {
      float s = max(spots(vOwn, 9.0), spots(vOwn + 3.3, 21.0) * 0.9);
      s = max(s, spots(vOwn + 8.1, 44.0) * 0.7);
      c += vec3(0.55, 0.95, 0.10) * s * 1.5 * lamp * vState.x + vec3(0.10, 0.2, 0.02) * lamp * vState.x;
    }
  }
#endif
  c = seen(c);
#ifndef GLASS
  float far = gl_FragCoord.y / mood[8].y;
  c = mix(c, mix(mood[4].rgb, mood[3].rgb, smoothstep(0.0, 1.0, far)), vState.y);
  gl_FragColor = vec4(c, 1.0);
#else
  gl_FragColor = vec4(c, alpha * (1.0 - vState.y));
#endif
}
`;

/** The outline of what shines: its hull, a little larger; everything else falls into one point. */
export const edgeVertex = `${skinning}
uniform vec4 mood[9];
varying vec4 vGlow;
void main() {
  vGlow = vec4(sqrt(partRow(skin.w, 3).rgb), partRow(skin.w, 4).z);
  if (vGlow.a <= 0.003) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec3 at;
  vec3 facing;
  hang(at, facing);
  vec4 p = viewProjection * vec4(at, 1.0);
  vec2 to = (viewProjection * vec4(facing, 0.0)).xy * mood[8].xy;
  p.xy += to / max(length(to), 1e-4) * mood[5].z * 2.0 / mood[8].xy * p.w;
  gl_Position = p;
}
`;

export const edgeFragment = `
precision highp float;
varying vec4 vGlow;
void main() { gl_FragColor = vGlow; }
`;

export const depthVertex = `${skinning}
void main() {
  vec3 at;
  vec3 facing;
  hang(at, facing);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`;

export const depthFragment = `
precision highp float;
void main() { gl_FragColor = vec4(1.0); }
`;

export const skyVertex = `
precision highp float;
attribute vec3 position;
varying vec2 vAt;
void main() { vAt = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.9999, 1.0); }
`;

export const skyFragment = `
precision highp float;
uniform vec4 mood[9];
varying vec2 vAt;
void main() {
  gl_FragColor = vec4(mix(mood[4].rgb, mood[3].rgb, smoothstep(0.0, 1.0, vAt.y)), 1.0);
}
`;
