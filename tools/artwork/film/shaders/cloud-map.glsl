// The square of ground that the map of cloud shadows covers.

const vec2 CLOUD_MAP_CORNER = vec2(-8000.0, -2000.0); // m
const float CLOUD_MAP_SIDE = 40000.0;                 // m
